import { type Currency, formatMoney, type Money, sumsOf } from "@/lib/platform/base/money";
import { type EntryAmounts, netOf } from "../report.model";

/** What pays a report: what came, and what was lost on its way and is counted as received. */
export type ReportDeposit = { readonly deposit: Money; readonly feeMinor: number };

/** A line's part of it. Deposit and fee are in the deposit's currency, the credit is in the report's. */
export type EntryPart = {
  readonly depositMinor: number;
  readonly feeMinor: number;
  readonly creditMinor: number;
  /** What of the credit payers have kept: fees of the line and of the way, and what the report took off all its lines. */
  readonly keptMinor: number;
};

/** What its lines come to that have the deposit's sign, whoever is paid by them yet, and what those do that it set off. */
type PaidReport = {
  readonly netMinor: number;
  readonly currency: Currency;
  readonly payableMinor: number;
  readonly recalledMinor: number;
};

/** Whether a deposit can pay a report at all: a net of nothing has no parts, and what was recalled isn't paid. */
export function canPay(netMinor: number, { deposit, feeMinor }: ReportDeposit): boolean {
  const came = deposit.minor + feeMinor;
  return netMinor !== 0 && came !== 0 && Math.sign(netMinor) === Math.sign(came);
}

/**
 * A line's part of the deposit of its report. One that holds less than the report's net is shared out as far as it goes,
 * and the rest stays owed; one that holds more pays each line its net. Counted as received, too, is what the line's own
 * fee and tax took, and what the report set off against its lines: fees of the way, recalls in it, its adjustment. Parts are
 * cut to the minor unit, so that in no order of paying they come to more than the deposit.
 */
export function partOf(entry: EntryAmounts, report: PaidReport, paid: ReportDeposit): EntryPart {
  const { deposit, feeMinor } = paid;
  const came = deposit.minor + feeMinor;
  const isSame = deposit.currency === report.currency;
  const isWhole = isSame && Math.abs(came) >= Math.abs(report.netMinor);
  const worth = (minor: number) => (isWhole ? minor : scaled(minor, came, report.netMinor));
  const net = netOf(entry);
  const taken = entry.feeMinor + entry.taxMinor;
  const depositMinor = shareOf(net, worth, report.payableMinor, deposit.minor);
  const credited = isSame ? worth(net) : net;
  // Recalls that were set off were received before: without them the lines had got that much more.
  const reachedMinor = deposit.minor - worth(report.recalledMinor);
  return {
    depositMinor,
    feeMinor: worth(net) - depositMinor + (isSame ? taken : worth(taken)),
    creditMinor: credited + taken,
    keptMinor: taken + credited - reachedOf(credited, worth(report.payableMinor), reachedMinor),
  };
}

/** What of a line reached the agency. Recalls among a report's lines did as a whole, as somebody has to give them back. */
function reachedOf(credited: number, payable: number, reached: number): number {
  const isSetOff = Math.sign(credited) !== Math.sign(payable);
  return isSetOff || Math.abs(reached) >= Math.abs(payable) ? credited : scaled(credited, reached, payable);
}

/** Recalls among a report's lines have been set off already, and hold nothing of the deposit. */
function shareOf(net: number, worth: (minor: number) => number, payable: number, deposit: number): number {
  if (Math.sign(net) !== Math.sign(deposit)) return 0;
  return Math.abs(worth(payable)) > Math.abs(deposit) ? scaled(net, deposit, payable) : worth(net);
}

const NAMED = 5;

/** "2 lines are USD 30.00 more than their bookings are owed: GT-1 (USD 10.00), GT-2 (USD 20.00).": one line is one booking. */
export function overWords(lines: readonly { readonly name: string; readonly amount: Money }[]): string {
  const sums = sumsOf(lines.map(({ amount }) => amount))
    .map(formatMoney)
    .join(" and ");
  const [only, ...others] = lines;
  if (only && others.length === 0) return `This is ${sums} more than booking ${only.name} is owed.`;
  const names = lines.slice(0, NAMED).map(({ name, amount }) => `${name} (${formatMoney(amount)})`);
  const rest = lines.length - names.length;
  return `${lines.length} lines are ${sums} more than their bookings are owed: ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

function scaled(amount: number, by: number, of: number): number {
  return Number((BigInt(amount) * BigInt(by)) / BigInt(of));
}
