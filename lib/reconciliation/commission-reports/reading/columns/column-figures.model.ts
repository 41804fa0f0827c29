import { currencyOf, type DecimalMark, type TypedAmount, typedAmount } from "@/lib/imports/csv-amount.model";
import type { CsvRow } from "@/lib/imports/csv-file.model";
import { type Currency, OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { rankIn } from "../../import/report-mapping.model";
import { type ColumnRole, candidatesIn, type RoleCandidate } from "./column-roles.model";

export type Values = readonly (number | null)[];
/** A column with the possible roles of its heading and its figures, one for each line. */
export type Column = {
  readonly header: string;
  readonly candidates: readonly RoleCandidate[];
  readonly values: Values;
};

const MOSTLY = 0.8;
const FEW = 5;

export function columnsOf(
  headers: readonly string[],
  rows: readonly CsvRow[],
  mark: DecimalMark,
): readonly Column[] {
  return headers.map((header, place) => {
    const cells = rows.map((row) => row.cells[place] ?? "");
    return {
      header,
      candidates: candidatesIn(header, cells),
      values: cells.map((cell) => figureIn(cell, mark)),
    };
  });
}

/** Whether a column's heading permits a role. */
export function mayBe({ candidates }: Column, role: ColumnRole): boolean {
  return rankIn(candidates, role) < Number.POSITIVE_INFINITY;
}

/** Parses a figure as a number, which is only used to compare it with others. */
export function figureIn(text: string, mark: DecimalMark): number | null {
  const typed = typedAmount(text.replace(/%\s*$/, ""), mark);
  if (!typed) return null;
  return Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`);
}

const IN_HEADING = /[([]\s*([^)\]]{1,4})\s*[)\]]|(?:^|\s)([A-Z]{3}|[€£])$/;
/** A currency at the beginning: "USD net". Only common currencies count, because other codes are ordinary words. */
const FIRST_IN_HEADING = new RegExp(`^(${OFFERED_CURRENCIES.join("|")})\\s`);

/** A currency between the parts of a heading: "Amounts in EUR" above "Commission". */
const WITHIN_HEADING = new RegExp(`\\s(?:in|en|em|i|w|v)\\s(${OFFERED_CURRENCIES.join("|")})\\s`, "u");

/** Returns the currency that a heading names: "Commission (USD)", "Net EUR". */
export function currencyInHeading(header: string): Currency | null {
  const first = FIRST_IN_HEADING.exec(header)?.[1];
  const [, beside, last] = IN_HEADING.exec(header) ?? [];
  const code = currencyOf(first ?? beside ?? last ?? WITHIN_HEADING.exec(header)?.[1] ?? "");
  return code && !/^(NET|ALL|TOP|TAX)$/.test(first ?? last ?? "") ? code : null;
}

/** Currencies whose signs others use too, although nobody means those. */
const USUAL_SIGNS: ReadonlySet<string | null> = new Set(["GBP", "EUR"]);

/**
 * Returns the currencies that share the sign beside an amount, such as the dollars. Returns none for a code, or for a
 * sign that usually means one currency.
 */
export function sharedBeside({ among = [], currency }: TypedAmount): readonly string[] {
  return among.length > 1 && !USUAL_SIGNS.has(currency) ? among : [];
}

/** Returns the currencies that share the sign in a heading: "Commission ($)". */
export function sharedInHeading(header: string): readonly string[] {
  const sign = IN_HEADING.exec(header)?.[1]?.trim();
  const typed = sign ? typedAmount(`1 ${sign}`, ".") : undefined;
  return typed ? sharedBeside(typed) : [];
}

/** Whether a condition holds in every row where it can be tested, or in nearly all of many rows. */
export function holdsIn(values: Values, holds: (at: number) => boolean | null): boolean {
  const told = values.map((_, at) => holds(at)).filter((one) => one !== null);
  const held = told.filter(Boolean).length;
  return held > 0 && (held === told.length || (told.length >= FEW && held >= told.length * MOSTLY));
}
