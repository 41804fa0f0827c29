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
/** The factors by which formats shorten numbers: thousands, millions and billions. */
const SHORTENED = [1, 1_000, 1_000_000, 1_000_000_000];
const SCIENTIFIC = /^\D*(\d(?:[.,]\d+)?)E([+-]?\d{1,3})\D*$/i;
/** A day in figures, with the time behind it. */
const DAY = /^\D*(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?!\d)/;
const CALENDARS = [0, 543];
/** Text shown instead of a number that doesn't fit into its column. */
const TOO_NARROW = /^#+$/;

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
  if (shown === "" && Number(attributes["office:value"] ?? 0) !== 0) return CONCEALED;
  return contradictionIn(attributes, shown);
}

/** Returns why a stored value doesn't count if its text shows another one. Nobody knows then which of them is meant. */
function contradictionIn(attributes: Attributes, shown: string): string | undefined {
  const { "office:value": stored, "office:date-value": day } = attributes;
  const value = Number(stored ?? Number.NaN);
  const isOther = day === undefined ? !Number.isNaN(value) && !shows(shown, value) : !showsDay(shown, day);
  return isOther
    ? `stored as ${(day ?? stored ?? "").slice(0, 40)}, but shown as "${shown.slice(0, 40)}"`
    : undefined;
}

/** Whether a text may be what a format makes of a number. Zeros may be shown as words or dashes. */
function shows(shown: string, value: number): boolean {
  const numerals = shown.match(NUMERAL) ?? [];
  const [numeral] = numerals;
  if (numeral === undefined) return shown === "" || value === 0 || TOO_NARROW.test(shown);
  const [, mantissa, exponent] = SCIENTIFIC.exec(shown) ?? [];
  if (mantissa) return isRounded(mantissa, Math.abs(value) / 10 ** Number(exponent));
  // Fractions, times and text with figures of its own can't be compared.
  if (numerals.length > 1) return true;
  const size = Math.abs(value) * (shown.includes("%") ? PERCENT : 1);
  const isTurned = value > 0 && /^[-\u2212(]/.test(shown);
  return !isTurned && SHORTENED.some((factor) => isRounded(numeral, size / factor));
}

/** Whether a text shows a day, in whichever order and calendar, or nothing that can be compared with one. */
function showsDay(shown: string, day: string): boolean {
  const parts = DAY.exec(shown)?.slice(1).map(Number);
  const [year = 0, ...rest] = day.slice(0, 10).split("-").map(Number);
  if (!parts || rest.length < 2) return true;
  const sorted = (figures: readonly number[]) => figures.toSorted((one, other) => one - other).join(" ");
  return CALENDARS.some((years) =>
    [year + years, (year + years) % 100].some((one) => sorted([one, ...rest]) === sorted(parts)),
  );
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
