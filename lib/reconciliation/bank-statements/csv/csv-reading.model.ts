import type { Chain, CsvRows, Numbers } from "./balance/csv-chain.model";
import type { CsvColumn } from "./csv-columns.model";
import type { MoneyRoles } from "./csv-money.model";

/** A column with its parsed numbers. */
export type NumberColumn = { readonly column: CsvColumn; readonly numbers: Numbers };
/** One way to read the amounts of a file. `change` returns by how much a row moves the balance, in thousandths. */
export type Reading = {
  readonly roles: MoneyRoles;
  readonly columns: readonly CsvColumn[];
  readonly change: (row: number) => number;
  /**
   * Whether the amount of some row stays unknown. Such a reading is never used, but it counts against readings by
   * another balance.
   */
  readonly isOpen?: boolean;
};
/** A balance column and its steps. */
export type RunningBalance = {
  readonly balance: NumberColumn;
  readonly chain: Chain;
  readonly rows: CsvRows;
};
