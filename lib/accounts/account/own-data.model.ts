import { currency, major } from "@/lib/platform/base/money";

/** A row of a table as the agent takes it along, by the names of its columns. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** What is said of one table in the agent's data. */
export type OwnFile = {
  /** How its files are called. */
  readonly name: string;
  /** Its columns, in order. */
  readonly names: readonly string[];
  /** Which columns are amounts in smallest units, and which column says of what. */
  readonly amounts: Readonly<Record<string, string>>;
};

const MINOR = /Minor$/;

/** How the columns are called once amounts are decimal numbers. */
export function headerOf({ names, amounts }: OwnFile): readonly string[] {
  return names.map((name) => (name in amounts ? name.replace(MINOR, "") : name));
}

/** The row's values in that order: amounts as decimal numbers, null where their currency isn't known. */
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
