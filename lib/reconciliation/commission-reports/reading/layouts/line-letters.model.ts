import type { CsvRow } from "@/lib/imports/csv-file.model";
import { headersOf } from "@/lib/imports/csv-mapping.model";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { RECALLED } from "@/lib/reader/words/recall-words";
import { columnWords } from "../columns/column-words.model";
import { namedSumOf } from "../named-sums.model";
import { isAmount } from "../row-kinds.model";
import { bookingNumberIn, MONEY, PERCENT, roleOf, withoutBullet } from "./letter-blocks.model";

/** A value and its key, which is its role or the words of its label. Lines are matched by these keys. */
type Said = { readonly key: string; readonly label: string; readonly value: string };
type Line = { readonly row: number; readonly end: number; readonly said: readonly Said[] };

/** The separators within a line: "Booking KX-20417, Ms Unwin - stay £310.00; commission £31.00" */
const APART = /,\s+|;\s+|:\s+|\s[-–—]\s/;
const LABELLED = /^(?<label>\p{L}.*?)\s+(?<value>[-+−]?\s?(?:\p{Sc}|[A-Z]{3}\s)?\s?[-+−]?\d.*)$/u;
const IS_MONEY = /[.,]\d{2}(?!\d)|\p{Sc}/u;
/** Words for nothing: "no commission £0.00" */
const NONE = /^(?:no|kein\p{L}*|sin|aucune?|nessuna|geen|sem|ingen)\s+/iu;
const CLIENT = "Client";
/** The column for words that mark the line as a recall. */
const REMARK = "Remark";
const REMARK_LENGTH = 30;
const LEAST = 2;

/**
 * Converts a letter that lists the details of each booking in one line, which may be wrapped, to a table: the labels
 * become headings, and each booking a row. Returns null if there are fewer than two such lines, or if one has no
 * commission or repeats a detail.
 */
export function lineRows(rows: readonly CsvRow[]): CsvRow[] | null {
  const lines = linesIn(rows);
  const [first] = lines;
  const isWhole = lines.every(
    ({ said }) => MONEY.some((role) => said.some(({ key }) => key === role)) && !isTwice(said),
  );
  if (!first || lines.length < LEAST || !isWhole) return null;
  const labels = new Map<string, string>();
  for (const { key, label } of lines.flatMap(({ said }) => said))
    if (!labels.has(key)) labels.set(key, label);
  const keys = [...labels.keys()];
  const cellsOf = ({ said }: Line) => keys.map((key) => said.find((one) => one.key === key)?.value ?? "");
  const isTaken = (at: number) => lines.some(({ row, end }) => at >= row && at < end);
  const others = rows.flatMap((row, at) => (isTaken(at) ? [] : [{ at, row }]));
  const placed = [
    ...others.map(({ at, row }) => ({ at, cells: row.cells })),
    { at: first.row - 0.5, cells: headersOf(keys.map((key) => labels.get(key) ?? "")) },
    ...lines.map((line) => ({ at: line.row, cells: cellsOf(line) })),
  ].sort((one, other) => one.at - other.at);
  return placed.map(({ at, cells }) => ({ row: rows[Math.ceil(at)]?.row ?? 0, cells }));
}

/** Returns the lines that begin with a booking's number. Each extends to a blank line, the next booking or a sum. */
function linesIn(rows: readonly CsvRow[]): readonly Line[] {
  const texts = rows.map(({ cells }) => cells.join(" ").trim());
  const begins = (at: number) => bookingNumberIn(piecesOf(texts[at] ?? "")[0] ?? "") !== undefined;
  return texts.flatMap((_, row) => {
    if (!begins(row)) return [];
    let end = row + 1;
    const goesOn = (text: string) =>
      text !== "" && withoutBullet(text) === text && namedSumOf({ row: 0, cells: [text] }) === null;
    while (end < texts.length && !begins(end) && goesOn(texts[end] ?? "")) end += 1;
    return [{ row, end, said: saidIn(texts.slice(row, end).join(" ")) }];
  });
}

function piecesOf(text: string): readonly string[] {
  return withoutBullet(text)
    .replace(/[.]$/, "")
    .split(APART)
    .map((piece) => piece.trim());
}

function saidIn(text: string): readonly Said[] {
  const [number = "", ...pieces] = piecesOf(text);
  const named = bookingNumberIn(number);
  if (!named) return [];
  const [client = ""] = pieces;
  const said = pieces.flatMap((piece) => amountIn(piece) ?? dayIn(piece) ?? []);
  const recall = pieces.find((piece) => RECALLED.test(piece))?.slice(0, REMARK_LENGTH);
  const isName = amountIn(client) === null && dayIn(client) === null && !/\d/.test(client);
  return [
    { key: "number", ...named },
    ...(isName && client !== "" ? [{ key: CLIENT, label: CLIENT, value: client }] : []),
    ...said,
    ...(recall ? [{ key: REMARK, label: REMARK, value: recall }] : []),
  ];
}

function amountIn(piece: string): Said | null {
  const { label = "", value = "" } = LABELLED.exec(piece.replace(PERCENT, ""))?.groups ?? {};
  if (!isAmount(value) || !IS_MONEY.test(value)) return null;
  const words = columnWords(label.replace(NONE, ""));
  return { key: roleOf(words) ?? words, label: words, value };
}

/** Reads a day with its label: "salida 06/02/2026", "departed 11 January 2026" */
function dayIn(piece: string): Said | null {
  const { label = "", value = "" } = LABELLED.exec(piece)?.groups ?? {};
  if (parseTypedDate(value, "DMY") === undefined && parseTypedDate(value, "MDY") === undefined) return null;
  return { key: "day", label: columnWords(label), value };
}

function isTwice(said: readonly Said[]): boolean {
  return new Set(said.map(({ key }) => key)).size < said.length;
}
