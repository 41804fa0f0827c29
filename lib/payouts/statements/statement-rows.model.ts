import { type Money, major } from "@/lib/platform/base/money";
import { type Columns, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import type { Payout, PayoutLine } from "./payout.model";

const cellOf = (amount: Money | null) => amount && major(amount);

const COLUMNS: Columns<PayoutLine> = [
  ["Date", ({ day }) => day],
  ["Supplier", ({ supplier }) => supplier],
  ["Client", ({ client }) => client],
  ["Confirmation number", ({ confirmationNumber }) => confirmationNumber],
  ["Travel start", ({ travelStart }) => travelStart],
  ["Travel end", ({ travelEnd }) => travelEnd],
  ["For", ({ description }) => description],
  ["Commission received", ({ received }) => cellOf(received)],
  ["Fee kept by payer", ({ fee }) => cellOf(fee)],
  ["Short paid", ({ shortPaid }) => cellOf(shortPaid)],
  ["Percent", ({ percentBp }) => percentBp && percentBp / 100],
  ["Your share", ({ amount }) => major(amount)],
  ["Currency", ({ amount }) => amount.currency],
];

/** Returns a statement as a spreadsheet with amounts in major units: its lines, then the total. */
export function statementSheet({ amount }: Payout, lines: readonly PayoutLine[]): Sheet {
  const { header, batches } = sheetOf(COLUMNS, lines);
  const total = ["Total", ...header.slice(3).map(() => ""), major(amount), amount.currency];
  return { header, batches: [...(batches as Iterable<never>), [total]] };
}
