import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { Currency } from "@/lib/platform/base/money";
import { rankIn } from "../../import/report-mapping.model";
import { type Column, currencyInHeading, holdsIn, mayBe } from "./column-figures.model";
import type { ColumnRole } from "./column-roles.model";
import { conceptsOf, withoutCode } from "./column-words.model";

/**
 * Removes the columns of commissions in the booking's own currency if there are columns with the settled amounts in the
 * statement's currency.
 */
export function withoutLocal(
  columns: readonly Column[],
  rows: readonly CsvRow[],
  said: Currency | null,
): readonly Column[] {
  const local = new Set(columns.filter((column) => isRole(column, "local")));
  const sums = columns.filter((column) => !local.has(column) && isSum(column));
  const exchanges = columns.filter((column) => isRole(column, "exchange"));
  const isLocal = (one: Column) =>
    sums.some(
      (other) =>
        one !== other &&
        (isSettledAs(one, other) ||
          isNamedSettled(one, other, said) ||
          (!isNamedBeside(one, other, said) &&
            exchanges.some((exchange) => isConverted(one, exchange, other)))),
    );
  const named = sums.filter(({ header }) => currencyInHeading(header));
  const isUnnamed = (one: Column) => variesIn(columns, rows) && named.length > 0 && !named.includes(one);
  for (const one of sums) if (isLocal(one) || isUnnamed(one)) local.add(one);
  return columns.filter((column) => !local.has(column));
}

/**
 * Whether the column is the settled one. A rate alone doesn't tell the direction of a conversion, so the converted
 * column is the one whose heading names a currency, or names the statement's currency, or alone says that it is paid.
 */
function isNamedBeside(one: Column, other: Column, said: Currency | null): boolean {
  const [own, others] = [currencyInHeading(one.header), currencyInHeading(other.header)];
  const isPaid = ({ header }: Column) => conceptsOf(header).has("paid");
  if (own === null && others === null) return isPaid(one) && !isPaid(other);
  return own !== null && (others === null || own === said || others !== said);
}

/** Whether the lines have several currencies. */
function variesIn(columns: readonly Column[], rows: readonly CsvRow[]): boolean {
  const place = columns.findIndex((column) => isRole(column, "currency"));
  return new Set(rows.map(({ cells }) => cells[place] ?? "").filter(Boolean)).size > 1;
}

/**
 * Whether a column is the same as another in a different currency, at one rate for all lines, and the other one is the
 * amount paid.
 */
function isSettledAs(one: Column, other: Column): boolean {
  const [from, to] = [currencyInHeading(one.header), currencyInHeading(other.header)];
  if (!from || !to || from === to) return false;
  const ratios = one.values.flatMap((value, at) =>
    value && other.values[at] ? [value / (other.values[at] ?? 1)] : [],
  );
  const isSteady = Math.max(...ratios) - Math.min(...ratios) <= 0.002 * Math.max(...ratios);
  return ratios.length > 0 && isSteady && rankIn(other.candidates, "net") < rankIn(one.candidates, "net");
}

/**
 * Whether a column has the same heading as another, apart from its currency, and the other one is in the statement's
 * currency and has an amount wherever this one has.
 */
function isNamedSettled(one: Column, other: Column, said: Currency | null): boolean {
  const [from, to] = [currencyInHeading(one.header), currencyInHeading(other.header)];
  if (said === null || to !== said || from === null || from === said) return false;
  const isSame = withoutCode(one.header) === withoutCode(other.header);
  return isSame && one.values.every((value, at) => value == null || other.values[at] != null);
}

function isSum(column: Column): boolean {
  return (["gross", "net", "part"] as const).some((role) => mayBe(column, role));
}

function isRole({ candidates }: Column, role: ColumnRole): boolean {
  return candidates[0]?.role === role;
}

function isConverted(local: Column, exchange: Column, settled: Column): boolean {
  const isTold = local.values.some((value, at) => value !== settled.values[at]);
  const by = (compute: (value: number, rate: number) => number) =>
    holdsIn(settled.values, (at) => {
      const [value, rate, sum] = [local.values[at], exchange.values[at], settled.values[at]];
      if (value == null || !rate || sum == null) return null;
      return Math.abs(compute(value, rate) - sum) <= Math.max(0.02, Math.abs(sum) * 0.001);
    });
  return isTold && (by((value, rate) => value * rate) || by((value, rate) => value / rate));
}
