import { currency, major } from "@/lib/platform/base/money";

/** A row of a table as the agent downloads it, by column name. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** The description of one table in the agent's data. */
export type OwnFile = {
  /** The name of its files. */
  readonly name: string;
  /** Its columns, in order. */
  readonly names: readonly string[];
  /** The columns with amounts in smallest units, each with the column that contains the currency. */
  readonly amounts: Readonly<Record<string, string>>;
};

const MINOR = /Minor$/;

/** Returns the column headings. Amounts are converted to decimal numbers, so their columns lose the suffix "Minor". */
export function headerOf({ names, amounts }: OwnFile): readonly string[] {
  return names.map((name) => (name in amounts ? name.replace(MINOR, "") : name));
}

/** Returns the row's values in the same order: amounts as decimal numbers, null where the currency is unknown. */
export function valuesOf({ names, amounts }: OwnFile, row: OwnRow): readonly unknown[] {
  return names.map((name) => {
    const unit = amounts[name];
    return unit === undefined ? row[name] : decimal(row[name], row[unit]);
  });
}

function decimal(minor: unknown, unit: unknown): number | null {
  return typeof minor === "number" && typeof unit === "string"
    ? major({ minor, currency: currency.parse(unit) })
    : null;
}
