import type { Cell, Row } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import { numberOf } from "@/lib/reader/words/money/amount";
import { EACH, EACH_BEFORE } from "@/lib/reader/words/sayings/price-sayings";

const MAX_HEADER_ABOVE = 30;

/** "Per person | For two": drops the amounts in the first column, which are no total, if others stand beside them. */
export function withoutPerPerson(
  values: readonly Cell[],
  rows: readonly Row[],
  index: number,
): readonly Cell[] {
  const table = rows[index]?.table;
  for (let above = index - 1; above >= Math.max(0, index - MAX_HEADER_ABOVE); above -= 1) {
    const row = rows[above];
    if (!row || row.table !== table) break;
    const head = row.cells.length > 1 ? row.cells.find(isPerPerson) : undefined;
    if (!head) continue;
    return outside(values, head);
  }
  return values;
}

/** Returns the values after the column, or before it if it is the last one. */
function outside(values: readonly Cell[], head: Cell): readonly Cell[] {
  const last = values.findLastIndex((cell) => Math.min(cell.right, head.right) > Math.max(cell.x, head.x));
  const behind = values.slice(last + 1);
  if (behind.length > 0) return behind;
  return last > 0 ? values.slice(0, last) : values;
}

function isPerPerson(cell: Cell): boolean {
  const text = cell.lines.map((line) => line.text).join(" ");
  const concepts = text.length < 25 && !/\d/.test(text) ? labelOf(text)?.concepts : undefined;
  return concepts?.has("PER") === true && (concepts.has("PERSON") || concepts.has("GUEST"));
}

const NEIGHBOURS = 3;
const MOST_PEOPLE = 20;

/**
 * "Fare | 612.00 | 1,224.00" among rows with the same ratio of the two amounts: the first is for one guest, whatever
 * its column is called.
 */
export function withoutShare(values: readonly Cell[], rows: readonly Row[], index: number): readonly Cell[] {
  const times = timesIn(values);
  if (times === null) return values;
  const isAlike = rows
    .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1)
    .some((row) => row !== rows[index] && timesIn(row.cells) === times);
  return isAlike ? values.slice(-1) : values;
}

/** Returns the ratio of the second and last amount to the first; null if it can't be a number of people. */
function timesIn(cells: readonly Cell[]): number | null {
  const amounts = cells.map(({ lines: [line] }) => line?.text ?? "").filter((text) => AMOUNT.test(text));
  const [first = 0, second = 0] = amounts.map((text) => numberOf(text, null));
  const times = second / first;
  const isWhole = amounts.length === 2 && Math.abs(times - Math.round(times)) < 1e-6;
  return isWhole && times >= 2 && times <= MOST_PEOPLE && AMOUNT.test(cells.at(-1)?.lines[0]?.text ?? "")
    ? Math.round(times)
    : null;
}

const AMOUNT = /^\d[\d.,' ]*[.,]\d{2}$/;

const PER_UNIT =
  /^\s*(?:EUR|USD|GBP|CHF)?\s*(?:[x×*]\s?\d|\/|per\s|pro\s|p\.?\s?p\.?\b|par\s|por\s|je\s(?=[a-zäöü]*(?:pers|nacht|tag|woch|erw|kind|teiln|zimm|gast|kabin|fahrz|einh|weg|streck|reis))|each\b|pp\b|pppn|a persona|à persona|p\/p|a notte|la nuit|za osobu|za noc|i natten)(?!\s*(?:stay|aufenthalt|séjour|estancia))/i;

/** "お一人様1泊 33,000円": in East Asian languages, the unit comes first. */
const EACH_EAST =
  /(?:[一1]\s?(?:人|名)|1人|人均|每人|每位|每晚|인당|박당|[一1]\s?(?:泊|박|晚))様?[^\d]{0,4}$/u;
/** Whether words around an amount in a text make it the price of one of several: "EUR 95.00 per golfer", "每人 NT$1,500". */
export function isOfUnit(text: string, { at, end }: { readonly at: number; readonly end: number }): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  return isOfEach(text.slice(end, end + 30)) || EACH_EAST.test(before) || EACH_BEFORE.test(fold(before));
}

/** Whether the text after an amount says that it is for each of several. */
export function isOfEach(after: string): boolean {
  return PER_UNIT.test(after) || (/^\s{0,2}[\p{L}/]/u.test(after) && EACH.test(fold(after)));
}
