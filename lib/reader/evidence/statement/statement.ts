import type { Cell, Row } from "@/lib/reader/documents/document";
import type { CommissionEntry, CommissionStatement } from "@/lib/reader/payload.model";
import { codeIn, codesIn } from "@/lib/reader/words/code";
import { labelWords } from "@/lib/reader/words/label";
import { amountsIn, numberOf } from "@/lib/reader/words/money/amount";
import { cellUnder } from "../layout/cell-under";
import type { EmailEvidence } from "../layout/email-evidence";
import { cellText, type HeaderTable, headerTables } from "../layout/header-pairs";
import { isTotal } from "../layout/loose-entries";
import { textOf } from "../layout/pair";
import { signed } from "../money/signed-amount";
import { type NamedSum, OFF, sumKindOf, sumsIn } from "./named-sums";
import { provenSums, type Sums, sumOf } from "./proven-sums";
import { isToDate, periodOf } from "./statement-facts";

type Columns = { reference: number; client: number; commission: number; gross: number };

/**
 * Returns the rows, totals and reference of a commission statement; undefined if there is no table of bookings and
 * commissions.
 */
export function statementOf(reading: EmailEvidence): CommissionStatement | undefined {
  for (const part of reading.parts.filter(({ doc }) => !doc.hasOpenSheets).reverse()) {
    const tables = headerTables(part.rows).flatMap((table) => {
      const columns = columnsOf(table);
      return columns ? [{ table, columns }] : [];
    });
    const read = tables.map(({ table, columns }) => ({
      table,
      columns,
      lines: linesOf(table, columns, reading),
    }));
    const entries = read.flatMap(({ lines }) => lines.map(({ entry }) => entry));
    const [unreadEntry] = tables.flatMap(({ table, columns }) => unreadIn(table, columns, reading));
    if (entries.length > 0)
      return { ...facts(reading, read), entries, ...(unreadEntry ? { unreadEntry } : {}) };
  }
  return undefined;
}

const SALES = /sale|fare|base|umsatz|omzet|vendite|ventas|obrat|omsattning|volume/;

function columnsOf(table: HeaderTable): Columns | null {
  const texts = table.header.cells.map(cellText);
  const commission = commissionColumn(table);
  const reference = table.labels.findIndex(
    (label) => label?.role === "reference" || label?.role === "otherReference",
  );
  if (commission < 0 || reference < 0) return null;
  const client = table.labels.findIndex((label) => label?.role === "guest");
  const gross = table.labels.findIndex((label, column) => {
    const words = labelWords(texts[column] ?? "").join(" ");
    return (
      column !== commission &&
      (label?.role === "gross" ||
        label?.role === "total" ||
        label?.concepts.has("COMMBASE") ||
        SALES.test(words))
    );
  });
  return { reference, client, commission, gross };
}

/**
 * Returns the amount column of the commission, not that of its rate or of the commissionable sale; among several, a net
 * or payable one.
 */
function commissionColumn(table: HeaderTable): number {
  const named = table.labels.flatMap((label, column) =>
    label?.role === "commission" &&
    !SALES.test(labelWords(cellText(table.header.cells[column] as Cell)).join(" "))
      ? [column]
      : [],
  );
  const [only] = named;
  if (named.length > 1)
    return (
      named.find((column) =>
        /due|payable|net|paid|amount|amt|betrag|montant|importe|importo|bedrag|belopp|beløb|castka|částka|valor|kwota/i.test(
          cellText(table.header.cells[column] as Cell),
        ),
      ) ??
      only ??
      -1
    );
  return only ?? -1;
}

type Line = { readonly row: Row; readonly entry: CommissionEntry };
type ReadTable = { readonly table: HeaderTable; readonly columns: Columns; readonly lines: readonly Line[] };

function linesOf(table: HeaderTable, columns: Columns, reading: EmailEvidence): Line[] {
  return table.body.flatMap(({ row }) => {
    const text = (column: number) => (column < 0 ? "" : under(table, column, row));
    const reference = codeIn(text(columns.reference))?.code;
    const commission = moneyIn(text(columns.commission), reading);
    if (!reference || commission === undefined || isTotal(row)) return [];
    const clientName = text(columns.client);
    const gross = moneyIn(text(columns.gross), reading);
    const entry = {
      confirmationNumber: reference,
      ...(clientName ? { clientName } : {}),
      ...(gross === undefined ? {} : { gross }),
      commission,
    };
    return [{ row, entry }];
  });
}

/** Returns the bookings of lines whose commission has figures that can't be read, such as a power of ten. */
function unreadIn(table: HeaderTable, columns: Columns, reading: EmailEvidence): string[] {
  return table.body.flatMap(({ row }) => {
    const reference = codeIn(under(table, columns.reference, row))?.code;
    const commission = under(table, columns.commission, row);
    const isUnread = /\d/.test(commission) && moneyIn(commission, reading) === undefined;
    return reference && isUnread && !isTotal(row) ? [reference] : [];
  });
}

function under(table: HeaderTable, column: number, row: Row): string {
  const cell = cellUnder(table.header, column, row);
  return cell ? cellText(cell) : "";
}

function moneyIn(text: string, reading: EmailEvidence): number | undefined {
  const found = amountsIn(text, reading.currency)[0];
  if (found) return signed(found.value, text);
  const bare = /^\s*(-?\(?\d[\d.,'’ ]*\)?)\s*$/.exec(text)?.[1];
  if (!bare) return undefined;
  const value = numberOf(bare.replace(/[-()]/g, ""), reading.currency.only);
  return Number.isFinite(value) ? (/[-(]/.test(bare) ? -value : value) : undefined;
}

/** Returns the total value of a statement's bookings, which is no less than the commission paid for them. */
function largestOver(amounts: readonly number[], least: number | undefined): number | undefined {
  const most = Math.max(0, ...amounts);
  return most >= (least ?? 0) && most > 0 ? most : undefined;
}

type Totals = { row?: Row; gross?: number; commission?: number };

function totalRow({ table, columns }: ReadTable, reading: EmailEvidence): Totals {
  const row = table.body.map((one) => one.row).findLast(isTotal);
  if (!row) return {};
  const amounts = row.cells.flatMap((cell) => moneyIn(cellText(cell), reading) ?? []);
  const commission = moneyIn(under(table, columns.commission, row), reading) ?? amounts.at(-1);
  const others = amounts.filter((one) => one !== commission);
  const gross =
    columns.gross < 0
      ? undefined
      : (moneyIn(under(table, columns.gross, row), reading) ?? largestOver(others, commission));
  return {
    row,
    ...(gross === undefined ? {} : { gross }),
    ...(commission === undefined ? {} : { commission }),
  };
}

function facts(reading: EmailEvidence, tables: readonly ReadTable[]): Omit<CommissionStatement, "entries"> {
  const totals = tables.map((one) => totalRow(one, reading));
  const sums = printedSums(reading, tables, totals);
  const gross = totals[0]?.gross ?? labelledGross(reading);
  const referenceNumber = statementNumber(reading);
  const currency = reading.currency.only ?? reading.amounts.find((one) => one.currency !== null)?.currency;
  const period = periodOf(reading);
  return {
    ...(referenceNumber ? { referenceNumber } : {}),
    ...(period ? { period } : {}),
    ...(currency ? { currency } : {}),
    ...(gross === undefined || gross === sums.commissionAmount ? {} : { grossAmount: gross }),
    ...sums,
  };
}

/**
 * Returns the printed sums. A sum of the lines that nothing printed confirms is left out, because a line may not have
 * been read.
 */
function printedSums(reading: EmailEvidence, tables: readonly ReadTable[], totals: readonly Totals[]): Sums {
  const lines = tables.flatMap((one) => one.lines);
  const counted = sumOf(lines.map(({ entry }) => entry.commission));
  const shown = new Set([...lines.map(({ row }) => row), ...totals.map(({ row }) => row)]);
  const rows = reading.parts.flatMap((part) => part.rows).filter((row) => !shown.has(row));
  const named = [
    ...tables.flatMap((one, at) => columnSums(one, totals[at]?.row, reading)),
    ...rows.flatMap((row) => sumsIn(row, reading)),
  ];
  const inTables = totals.flatMap(({ commission }) => commission ?? []);
  const printed =
    inTables.length > 0 ? inTables : [...new Set(rows.flatMap((row) => looseTotal(row, reading)))];
  if (printed.length === 0 && named.every(({ kind }) => OFF.includes(kind))) return {};
  const [only, another] = printed;
  return provenSums(only !== undefined && another === undefined ? [only, counted] : [counted], named);
}

/** Returns the last amount of a total row that is separate from its table and names no other sum. */
function looseTotal(row: Row, reading: EmailEvidence): number[] {
  if (!isTotal(row) || sumsIn(row, reading).length > 0) return [];
  return amountsIn(row.cells.map(cellText).join("\t"), reading.currency)
    .slice(-1)
    .map(({ value }) => value);
}

/** Returns the sums of the columns called charges, tax or paid: from the total row, else from the lines. */
function columnSums(
  { table, columns, lines }: ReadTable,
  total: Row | undefined,
  reading: EmailEvidence,
): NamedSum[] {
  return table.header.cells.flatMap((head, column): NamedSum[] => {
    const kind = Object.values(columns).includes(column) ? null : sumKindOf(cellText(head));
    const rows = total ? [total] : lines.map(({ row }) => row);
    const values = rows.flatMap((row) => moneyIn(under(table, column, row), reading) ?? []);
    const value = Math.abs(sumOf(values));
    return kind && value > 0 && values.length === rows.length ? [{ kind, value }] : [];
  });
}

function labelledGross(reading: EmailEvidence): number | undefined {
  const pair = reading.pairs.findLast(
    (one) => one.label.role === "gross" && one.source === "label" && !isToDate(one.labelText),
  );
  return pair && amountsIn(textOf(pair.value), reading.currency).at(-1)?.value;
}

/** Returns the statement's own number from a label, the running text or the subject. */
function statementNumber(reading: EmailEvidence): string | undefined {
  const labelled = reading.pairs.find(
    (pair) =>
      pair.label.role === "statementReference" && pair.source === "label" && codeIn(textOf(pair.value)),
  );
  if (labelled) return codeIn(textOf(labelled.value))?.code;
  const texts = [reading.subject, ...reading.parts.map(({ doc }) => doc.text.slice(0, 3_000))];
  for (const text of texts) {
    const match =
      /(?:remittance|statement|advice|report|abrechnung\w*|relev[ée]|bordereau|liquidaci[óo]n|estratto|rendiconto|afrekening|avr[äa]kning|vy[úu][čc]tov[áa]n[íi]|extrato|mapa|faktura|credit note|gutschrift|payment)(?:\s+(?:advice|no\.?|nr\.?|number|n[°º]|č\.|ref(?:erence)?\.?|de comisiones|des commissions|provvigioni|provizí?|provision\w*|commission\w*|#|de|comissões)){0,3}\s*:?\s*([A-Z]{1,6}[-/]?[\dA-Z][\dA-Z/-]{2,})/iu.exec(
        text,
      );
    if (match?.[1] && /\d/.test(match[1])) return match[1];
  }
  const reference = reading.pairs.find(
    (pair) => pair.label.role === "reference" && pair.source === "label" && codeIn(textOf(pair.value)),
  );
  if (reference) return codeIn(textOf(reference.value))?.code;
  return codesIn(reading.subject).find(({ code }) => texts.slice(1).some((text) => text.includes(code)))
    ?.code;
}
