import type { Chain, CsvRows, Numbers } from "./csv-chain.model";
import type { CsvColumn } from "./csv-columns.model";
import type { MoneyRoles } from "./csv-money.model";

/** A column with the numbers in it. */
export type NumberColumn = { readonly column: CsvColumn; readonly numbers: Numbers };
/** One way to read the amounts of a file: what each row would move a balance by, in thousandths. */
export type Reading = {
  readonly roles: MoneyRoles;
  readonly columns: readonly CsvColumn[];
  readonly change: (row: number) => number;
  /** Leaves the amount of some row open: nothing is read by it, but it speaks against readings by another balance. */
  readonly isOpen?: boolean;
};
/** A balance with the steps it makes. */
export type Run = { readonly balance: NumberColumn; readonly chain: Chain; readonly rows: CsvRows };
