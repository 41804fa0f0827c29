import { type CsvColumn, isBalanceBefore, means } from "../csv-columns.model";
import { type MoneyChoice, NO_MONEY, type NumberColumn } from "../csv-money.model";
import { type CsvRows, chainsOf, proofOf } from "./csv-chain.model";

/** One step may have the opposite amount by chance. */
const LEAST_HELD = 2;

/**
 * Asks about columns chosen by their headings if a balance never agrees with them, but mostly with the opposite of their
 * amounts. Rows left out of an export keep it from proving that.
 */
export function askedIfContradicted(
  money: MoneyChoice,
  numbers: readonly NumberColumn[],
  rows: CsvRows,
  all: readonly CsvColumn[],
): MoneyChoice {
  const { amount, credit, debit, direction } = money.roles;
  if (money.questions.length > 0 || direction !== null) return money;
  const at = (name: string | null, row: number) =>
    numbers.find(({ column }) => column.name === name)?.numbers[row] ?? 0;
  const change = (row: number) =>
    amount === null ? Math.abs(at(credit, row)) - Math.abs(at(debit, row)) : at(amount, row);
  if (!numbers.some((one) => isOpposed(one, rows, change))) return money;
  if (amount !== null) {
    const outgoing = rows.payments.find((row) => change(row) < 0) ?? -1;
    const words = all.filter(({ isDate }) => !isDate).map(({ cells }) => cells[outgoing] ?? "");
    const [example = ""] = words.sort((one, other) => other.length - one.length);
    return { roles: NO_MONEY, questions: [{ about: "turned", column: amount, example }] };
  }
  return { roles: NO_MONEY, questions: [{ about: "sides", choices: [debit ?? "", credit ?? ""] }] };
}

function isOpposed({ column, numbers }: NumberColumn, rows: CsvRows, change: (row: number) => number) {
  if (!means(column, "balance")) return false;
  const proofs = chainsOf(numbers, rows, undefined, isBalanceBefore(column.name)).map(({ steps }) => ({
    agreed: proofOf(steps, change).held,
    opposed: proofOf(steps, (row) => -change(row)),
  }));
  return (
    proofs.every(({ agreed }) => agreed === 0) &&
    proofs.some(({ opposed }) => opposed.held >= LEAST_HELD && opposed.held > opposed.broken)
  );
}
