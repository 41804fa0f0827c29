import { type Money, major } from "@/lib/platform/base/money";
import type { Payout, PayoutLine } from "./payout.model";

export const STATEMENT_HEADER: readonly string[] = [
  ..."Date|Supplier|Client|Confirmation number|Travel start|Travel end|For|Commission received|Fee kept by payer|Short paid|Percent|Your share|Currency".split(
    "|",
  ),
];

/** A statement as rows of a spreadsheet: its lines, then what they come to. */
export function statementRows(payout: Payout, lines: readonly PayoutLine[]): (string | number)[][] {
  const total: (string | number)[] = ["Total", "", "", "", "", "", "", "", "", "", ""];
  return [...lines.map(rowOf), [...total, major(payout.amount), payout.amount.currency]];
}

function rowOf(line: PayoutLine): (string | number)[] {
  const { day, supplier, client, confirmationNumber, travelStart, travelEnd, description, amount } = line;
  return [
    ...[day, supplier, client, confirmationNumber, travelStart ?? "", travelEnd ?? "", description],
    ...[line.received, line.fee, line.shortPaid].map(amountCell),
    line.percentBp === null ? "" : line.percentBp / 100,
    major(amount),
    amount.currency,
  ];
}

function amountCell(amount: Money | null): string | number {
  return amount === null ? "" : major(amount);
}
