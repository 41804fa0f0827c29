import type { Cell, Row } from "@/lib/reader/documents/document";
import type { BookingState } from "@/lib/reader/payload.model";
import type { Vocabulary } from "@/lib/reader/states/vocabulary";
import { fold } from "@/lib/reader/words/fold";
import { cellUnder } from "../layout/cell-under";
import type { Part } from "../layout/email-evidence";
import { headerTables } from "../layout/header-pairs";
import { type Span, spanOf, within } from "../layout/pair";
import { type StateMention, WEIGHT } from "./state-mention";

/** Only lines with one of these are examined further. */
const LABEL =
  /stat|stav|star[ei]|etat|estado|situa|stan(?:\b|j)|buchungsstand|allapot|durum|καταστασ|\btila\b|статус|стан|състоян|состоян|状|态|態|상태|현황/;
const PAYMENT =
  /^(?:(?:payment|card|zahlungs|paiement|pago|pagamento|betaal|betalings|betalnings|platby)[ -]?stat\w+|(?:statut|stato|estado|stav|status) (?:du |del |do |de |van |)(?:paiement|pagamento|pago|platby|betaling))$/;
const MAX_LABEL = 60;
const MAX_VALUE = 90;

/** Reads "Booking status: on request", also in the cells or a column of a table. */
export function labelledStates(part: Part, words: readonly Vocabulary[]): StateMention[] {
  return part.rows.flatMap((row) =>
    row.cells.flatMap((cell, column) =>
      cell.lines.flatMap((_, at) => atLine({ part, words, row, cell, column }, at)),
    ),
  );
}

type Place = {
  readonly part: Part;
  readonly words: readonly Vocabulary[];
  readonly row: Row;
  readonly cell: Cell;
  readonly column: number;
};

/** Reads a value after its label, below it in the same cell, or in the next cell. */
function atLine({ part, words, row, cell, column }: Place, at: number): StateMention[] {
  const line = cell.lines[at];
  const text = line ? fold(line.text) : "";
  if (!line || !LABEL.test(text)) return [];
  const inside = withinLine(part, line, words);
  if (inside) return [inside];
  if (text.length > MAX_LABEL) return [];
  const next = cell.lines[at + 1];
  const own = next ? [spanOf(part.doc, next)] : [];
  const near = mentions(line.text, [...own, ...beside(part, row, column)], words).slice(0, 1);
  return near.length > 0 ? near : inColumn({ part, words, row, cell, column }, line.text);
}

/**
 * "Status" over "Confirmed" and "Confirmed" in a table of bookings: returns the state on which all rows of the column
 * agree.
 */
function inColumn({ part, words, row, column }: Place, labelText: string): StateMention[] {
  const table = headerTables(part.rows).find(({ header }) => header === row);
  const isOfBookings = table?.labels.some((label) => label?.role === "reference") === true;
  const found = (isOfBookings ? table.body : []).flatMap((one) => {
    const line = cellUnder(row, column, one.row)?.lines[0];
    return line ? mentions(labelText, [spanOf(part.doc, line)], words).slice(0, 1) : [];
  });
  return new Set(found.map(({ state }) => state)).size === 1 ? found.slice(0, 1) : [];
}

/** Reads a label and its value on one line, with or without a colon between them. */
function withinLine(
  part: Part,
  line: { readonly text: string; readonly offset: number },
  words: readonly Vocabulary[],
): StateMention | null {
  const whole = spanOf(part.doc, { text: line.text, offset: line.offset });
  for (const cut of line.text.matchAll(/\s*[:：]\s*|\s+[–—-]\s+|\s+/g)) {
    if (cut.index > MAX_LABEL) return null;
    const label = line.text.slice(lastBreak(line.text, cut.index), cut.index);
    const value = within(whole, cut.index + cut[0].length);
    const [found] = mentions(label, [value], words);
    if (found) return found;
  }
  return null;
}

/** "AB-1, status: confirmed": the label begins after the comma. */
function lastBreak(text: string, end: number): number {
  return Math.max(text.lastIndexOf(",", end), text.lastIndexOf("|", end), text.lastIndexOf("(", end)) + 1;
}

function beside({ doc }: Part, row: Row, column: number): Span[] {
  const line = row.cells[column + 1]?.lines[0];
  return line ? [spanOf(doc, line)] : [];
}

function mentions(labelText: string, values: readonly Span[], words: readonly Vocabulary[]): StateMention[] {
  const label = bare(fold(labelText));
  const weight = weightOf(label, words);
  if (weight === 0) return [];
  return values.flatMap((span) => {
    const text = span.doc.text.slice(span.start, Math.min(span.end, span.start + MAX_VALUE));
    const state = stateIn(fold(text).trim(), words);
    if (!state || (PAYMENT.test(label) && state !== "declined")) return [];
    return [{ state, weight, source: "label" as const, quote: text, span, label: labelText.trim() }];
  });
}

function stateIn(value: string, words: readonly Vocabulary[]): BookingState | undefined {
  const plain = value.replace(/^[^\p{L}]+/u, "");
  return words.flatMap(({ values }) => values.filter(([, pattern]) => pattern.test(plain)))[0]?.[0];
}

/** Returns the weight of a status label; zero if it isn't one. */
function weightOf(label: string, words: readonly Vocabulary[]): number {
  if (PAYMENT.test(label)) return WEIGHT.status;
  if (!words.some(({ status }) => status.test(label))) return 0;
  return /book|reserv|buchung|boek|bokn|prenot|rezerv|varau|foglal|κρατησ|брон|заявк|予約|预订|예약/.test(
    label,
  )
    ? WEIGHT.bookingStatus
    : WEIGHT.status;
}

function bare(label: string): string {
  return label.replace(/[\s:：.*#-]+$/, "").replace(/^[\s*#-]+/, "");
}
