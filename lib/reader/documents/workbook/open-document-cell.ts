import { CONCEALED, type SheetCell, UNCALCULATED } from "./sheet-rows";
import { negative, plainNumber } from "./shown-number";
import type { Attributes } from "./workbook-parts";

export type OpenCell = {
  readonly attributes: Attributes;
  readonly repeated: number;
  readonly text: string[];
};
/** The displayed content of a cell, without its column. */
export type ReadCell = Omit<SheetCell, "column">;

const ERROR = /^(#\S+[!?]?|#N\/A|Err:\d+)$/;
const NUMERAL = /\d(?:[\d.,'’\s]*\d)?/g;
const MOST_DECIMALS = 10;
const PERCENT = 100;

export function openCell(attributes: Attributes): OpenCell {
  const repeated = Math.max(1, Number(attributes["table:number-columns-repeated"] ?? 1) || 1);
  return { attributes, repeated, text: [] };
}

/**
 * Returns the displayed content of a cell in the same form as for other workbooks: a day as an ISO date, and a number
 * with all of its decimals.
 */
export function readCell({ attributes, text }: OpenCell): ReadCell | null {
  const shown = text.join("").replace(/\s+/g, " ").trim();
  const fault = faultOf(attributes, shown);
  const said = fault === UNCALCULATED || fault === CONCEALED ? "" : saidBy(attributes, shown);
  return fault ? { text: said, fault } : said === "" ? null : { text: said };
}

function faultOf(attributes: Attributes, shown: string): string | undefined {
  const hasFormula = "table:formula" in attributes;
  const isValue = "office:value-type" in attributes;
  if (hasFormula && !isValue && shown === "") return UNCALCULATED;
  if (attributes["calcext:value-type"] === "error" || (hasFormula && ERROR.test(shown)))
    return `the error ${shown}`;
  return shown === "" && Number(attributes["office:value"] ?? 0) !== 0 ? CONCEALED : undefined;
}

function saidBy(attributes: Attributes, shown: string): string {
  const { "office:value": stored, "office:date-value": day } = attributes;
  if (day !== undefined) return day.slice(0, 10);
  const value = Number(stored ?? Number.NaN);
  return stored === undefined || Number.isNaN(value) ? shown : shownValue(shown, value, stored);
}

/**
 * Returns the displayed number with the text beside it; the number alone if the display shows another value, for
 * example in thousands.
 */
function shownValue(shown: string, value: number, stored: string): string {
  const numerals = shown.match(NUMERAL) ?? [];
  const [numeral = ""] = numerals;
  const size = Math.abs(value) * (shown.includes("%") ? PERCENT : 1);
  if (shown === "" || numerals.length !== 1 || !isRounded(numeral, size)) return plainNumber(stored);
  const isWhole = Number(numeral) === size && /^\d+$/.test(numeral);
  const text = shown.replace(numeral, isWhole ? numeral : plainNumber(String(size)));
  return value < 0 ? negative(text) : text;
}

/** Whether a numeral has a number's digits, whatever its decimal and thousands separators. */
function isRounded(numeral: string, size: number): boolean {
  const digits = Number(numeral.replace(/\D/g, ""));
  const decimals = Array.from({ length: MOST_DECIMALS }, (_, at) => at);
  return decimals.some((count) => Math.round(Number((size * 10 ** count).toPrecision(15))) === digits);
}
