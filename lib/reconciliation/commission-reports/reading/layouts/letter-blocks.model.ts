import type { CsvRow } from "@/lib/imports/csv-file.model";
import { headersOf } from "@/lib/imports/csv-mapping.model";
import { type ColumnRole, candidatesIn, VAGUE } from "../columns/column-roles.model";
import { columnWords, conceptsOf } from "../columns/column-words.model";
import { isAmount, isNumberLike, isTotalWord } from "../row-kinds.model";

/** A label and its value in a line of a letter about a booking: "Commission: GBP 148.50". */
type Pair = { readonly at: number; readonly label: string; readonly key: string; readonly value: string };

const BULLET = /^(?:[-–—*•·▪]|\(?\d{1,2}[.)])\s+/u;
const LEADERS = /\s*(?:\.{3,}|…+|_{3,})\s*/u;
const LABELLED = /^(?<label>\p{L}[^:]{1,44}?)\s*:\s+(?<value>\S.*)$/u;
const LABEL = /^(?<label>\p{L}[^:]{1,44}?)\s*:?$/u;
const NUMBERED =
  /^(?<label>\p{L}[\p{L}.#°º ]{2,30}?)\s+(?<value>#?[\p{Lu}\d][\p{Lu}\d/_-]*\d[\p{Lu}\d/_-]*)$/u;
/** A percentage in a label. */
export const PERCENT = /\s*\(?\d+(?:[.,]\d+)?\s*%\)?/gu;
/** The roles of a commission or a part of it. */
export const MONEY: readonly ColumnRole[] = ["gross", "net", "part"];
const SUM =
  /(?:\p{Sc}|\b[A-Z]{3}\b)\s?-?\d[\d.,'’]*(?:[eE][+-]?\d+)?|-?\d[\d.,'’]*[.,]\d{2}(?:[eE][+-]?\d+)?(?:\s?(?:\p{Sc}|[A-Z]{3}\b))?/u;
const MOST_WORDS = 6;

/**
 * Converts a letter that lists the details of each booking line by line to a table: the labels become headings, and
 * each booking a row. Text above, in between and below is kept if it has amounts. Returns null if a booking has no
 * number or commission, or has one of them twice.
 */
export function blockRows(rows: readonly CsvRow[]): CsvRow[] | null {
  const pairs = rows.flatMap(({ cells }, at) => pairsIn(cells).map((pair) => ({ ...pair, at })));
  const blocks = blocksOf(pairs);
  const [first] = blocks;
  if (!first) return null;
  const labels = new Map(blocks.flat().map(({ key, label }) => [key, label]));
  const keys = [...labels.keys()];
  const number = keys.find((key) => isRole(key, "confirmationNumber"));
  const money = keys.filter((key) => isRole(key, ...MONEY));
  const isWhole = blocks.every(
    (block) => isNumberLike(saidOf(block, number ?? "")) && money.some((key) => isAmount(saidOf(block, key))),
  );
  const isTwice = blocks.some((block) => [number, ...money].some((key) => ofKey(block, key).length > 1));
  if (!number || !isWhole || isTwice) return null;
  const [from, until] = [first[0]?.at ?? 0, (blocks.at(-1)?.at(-1)?.at ?? 0) + 1];
  const lines = blocks.map((block) => ({
    row: rows[block.at(-1)?.at ?? 0]?.row ?? 0,
    cells: keys.map((key) => saidOf(block, key)),
  }));
  const taken = new Set(blocks.flat().map(({ at }) => at));
  const sums = rows
    .slice(from, until)
    .flatMap((row, at) => (taken.has(from + at) ? [] : sumIn(row, keys, money)));
  return [
    ...rows.slice(0, from),
    { row: rows[from]?.row ?? 0, cells: headersOf(keys.map((key) => labels.get(key) ?? "")) },
    ...[...lines, ...sums].sort((one, other) => one.row - other.row),
    ...rows
      .slice(until)
      .map(({ row, cells }) => ({ row, cells: cells.flatMap((cell) => cell.split(LEADERS)) })),
  ];
}

/**
 * Groups pairs by booking. Each booking begins with the first label that is repeated; otherwise there is only one
 * booking, with consecutive pairs.
 */
function blocksOf(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const counts = new Map<string, number>();
  for (const { key } of pairs) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isAgain = ({ key }: Pair) => (counts.get(key) ?? 0) > 1;
  const first = pairs.find((pair) => isAgain(pair) && roleOf(pair.key) !== undefined);
  if (!first) return runOf(pairs);
  const last = pairs.findLastIndex(isAgain);
  const starts = pairs.flatMap(({ key }, at) => (key === first.key ? [at] : []));
  return starts.map((start, at) => pairs.slice(start, starts[at + 1] ?? last + 1));
}

/** Returns the pairs of the only booking: consecutive ones that contain its number and its commission. */
function runOf(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1) ?? [];
    const isNext = pair.at - (run.at(-1)?.at ?? pair.at) < 2;
    const isSum = isTotalWord(pair.label) && run.some(({ key }) => isRole(key, ...MONEY));
    if (run.length > 0 && isNext && !isSum) run.push(pair);
    else runs.push([pair]);
  }
  const whole = runs.filter(
    (run) =>
      run.some(({ key }) => isRole(key, "confirmationNumber")) &&
      run.some(({ key }) => isRole(key, ...MONEY)),
  );
  return whole.length === 1 ? whole : [];
}

function pairsIn(cells: readonly string[]): readonly Omit<Pair, "at">[] {
  const texts = cells.flatMap((cell) => withoutBullet(cell).split(LEADERS)).filter(Boolean);
  const pairs: Omit<Pair, "at">[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const [text = "", next] = [texts[at], texts[at + 1]];
    const whole = LABELLED.exec(text)?.groups ?? bookingNumberIn(text);
    const label = LABEL.exec(text)?.groups?.label;
    if (whole?.label && whole.value) pairs.push(pairOf(whole.label, whole.value));
    else if (label && next !== undefined && (text.endsWith(":") || isAlone(label, texts))) {
      pairs.push(pairOf(label, next.replace(/^:\s*/, "")));
      at += 1;
    }
  }
  return pairs.filter(({ key }) => key !== "" && key.split(" ").length <= MOST_WORDS);
}

/** Whether a cell is a known label with its value beside it. */
function isAlone(label: string, texts: readonly string[]): boolean {
  return texts.length === 2 && roleOf(columnWords(label)) !== undefined;
}

/** Removes a bullet from the beginning of a text. */
export function withoutBullet(text: string): string {
  return text.trim().replace(BULLET, "");
}

/** Finds a label and a booking's number: "Booking KX-20417". */
export function bookingNumberIn(
  text: string,
): { readonly label: string; readonly value: string } | undefined {
  const { label = "", value = "" } = NUMBERED.exec(text)?.groups ?? {};
  return isRole(columnWords(label), "confirmationNumber") ? { label, value } : undefined;
}

function pairOf(said: string, value: string): Omit<Pair, "at"> {
  const label = said.replace(PERCENT, "").trim();
  return { label, key: columnWords(label), value: value.trim() };
}

/** Returns the role that a label names most plainly. */
export function roleOf(key: string): ColumnRole | undefined {
  return candidatesIn(key, [])[0]?.role;
}

function isRole(key: string, ...any: readonly ColumnRole[]): boolean {
  return (
    candidatesIn(key, []).some(({ role, rank }) => any.includes(role) && rank < VAGUE) && !isLetters(key)
  );
}

/** Whether a label is about the letter itself, such as "Our reference". */
function isLetters(key: string): boolean {
  return (
    /^(our|your|unser|ihr|notre|votre|nuestra|vuestra|su|nostro|vostro|onze|uw)\b/.test(key) &&
    !conceptsOf(key).has("booking")
  );
}

function ofKey(block: readonly Pair[], key: string | undefined): readonly Pair[] {
  return block.filter((pair) => pair.key === key);
}

function saidOf(block: readonly Pair[], key: string): string {
  return ofKey(block, key)
    .map(({ value }) => value)
    .join(", ");
}

/**
 * Returns a row for a sentence between the bookings that names an amount, with the amount in the commission column. It
 * belongs to no booking.
 */
function sumIn({ row, cells }: CsvRow, keys: readonly string[], money: readonly string[]): readonly CsvRow[] {
  const text = cells.join(" ");
  const amount = SUM.exec(text)?.[0];
  if (amount === undefined) return [];
  const place = keys.indexOf(money[0] ?? "");
  return [
    { row, cells: [...keys.map((_, at) => (at === place ? amount : "")), text.replace(amount, "").trim()] },
  ];
}
