import { CsvScanner, DELIMITERS, type Delimiter, isBlank } from "./csv-records.model";

/** The number of records by which a delimiter is judged. */
const SNIFFED_RECORDS = 20;

/** A delimiter, and how evenly it splits the first records: 0 if it splits nothing. */
type Split = { readonly delimiter: Delimiter; readonly evenness: number };
/** `split` has the positions of the records that are split, `alike` of those with the same number of cells. */
type Tried = Split & { readonly split: readonly number[]; readonly alike: readonly number[] };
type Sniffed = { readonly at: number; readonly cells: readonly string[] };

/**
 * Returns the delimiter that splits the first records most evenly into the most cells. There may be more commas in
 * amounts and names than delimiters: another delimiter that splits the same records, all of them alike, precedes the
 * comma.
 */
export function splitOf(head: string, delimiters: readonly Delimiter[] = DELIMITERS): Split {
  const tried = delimiters.map((delimiter) => splitBy(head, delimiter));
  const sure = tried.filter((one) => tried.every((other) => one === other || precedes(one, other)));
  const none: Split = { delimiter: ",", evenness: 0 };
  return (sure.length > 0 ? sure : tried).reduce<Split>(
    (best, one) => (one.evenness > best.evenness ? one : best),
    none,
  );
}

function precedes({ delimiter, split, alike }: Tried, other: Tried): boolean {
  return (
    delimiter !== "," &&
    alike.length > 1 &&
    alike.length === split.length &&
    split.length >= other.split.length &&
    (other.delimiter !== "," || other.alike.every((at) => split.includes(at)))
  );
}

/** Rates a delimiter by the largest product of a number of cells and the number of records with as many cells. */
function splitBy(head: string, delimiter: Delimiter): Tried {
  // A title above the table isn't one of its records.
  const split = sniffed(head, delimiter).filter(({ cells }) => cells.length > 1);
  const groups = [...Map.groupBy(split, ({ cells }) => cells.length)];
  let [evenness, alike]: [number, readonly Sniffed[]] = [0, []];
  for (const [width, some] of groups)
    if (width * some.length > evenness) [evenness, alike] = [width * some.length, some];
  // A delimiter behind the last cell of each record separates nothing.
  const isFilled = alike.some(({ cells }) => cells.filter((cell) => cell.trim() !== "").length > 1);
  const places = (some: readonly Sniffed[]) => (isFilled ? some.map(({ at }) => at) : []);
  return { delimiter, evenness, split: places(split), alike: places(alike) };
}

function sniffed(head: string, delimiter: Delimiter): readonly Sniffed[] {
  const scanner = new CsvScanner(head, delimiter, false);
  const records: Sniffed[] = [];
  let at = 0;
  for (let cells = scanner.next(); cells && records.length < SNIFFED_RECORDS; cells = scanner.next()) {
    if (!isBlank(cells)) records.push({ at, cells });
    at = scanner.position;
  }
  return records.length > 0 ? records : [{ at: 0, cells: head.split(delimiter) }];
}
