import { type Currency, formatMoney, type Money, sumsOf } from "@/lib/platform/base/money";
import { type EntryAmounts, netOf } from "../report.model";

/** The payment of a report: the deposit, and the fee deducted on the way, which counts as received. */
export type ReportDeposit = { readonly deposit: Money; readonly feeMinor: number };

/** An entry's part of the deposit. Deposit and fee are in the deposit's currency, the credit is in the report's. */
export type EntryPart = {
  readonly depositMinor: number;
  readonly feeMinor: number;
  readonly creditMinor: number;
  /**
   * The part of the credit that payers kept: the entry's own fees, fees deducted on the way, and what the report
   * deducted from all its entries.
   */
  readonly keptMinor: number;
};

/**
 * The sum of the report's entries with the sign of the deposit, whether they are paid yet or not, and the sum of those
 * that it set off.
 */
type PaidReport = {
  readonly netMinor: number;
  readonly currency: Currency;
  readonly payableMinor: number;
  readonly recalledMinor: number;
};

/** Whether a deposit can pay a report. A net of zero can't be divided, and a recall isn't paid by a deposit. */
export function canPay(netMinor: number, { deposit, feeMinor }: ReportDeposit): boolean {
  const came = deposit.minor + feeMinor;
  return netMinor !== 0 && came !== 0 && Math.sign(netMinor) === Math.sign(came);
}

/**
 * Returns an entry's part of its report's deposit. If the deposit is less than the report's net, it is divided
 * proportionally and the rest stays owed; if it is more, each entry gets its net. The entry's fee and tax also count as
 * received, as does what the report set off against its entries: fees deducted on the way, recalls, and its adjustment.
 * Parts are rounded down to the minor unit, so that they never exceed the deposit in any order of payment.
 */
export function entryShare(entry: EntryAmounts, report: PaidReport, paid: ReportDeposit): EntryPart {
  const { deposit, feeMinor } = paid;
  const came = deposit.minor + feeMinor;
  const isSame = deposit.currency === report.currency;
  const isWhole = isSame && Math.abs(came) >= Math.abs(report.netMinor);
  const worth = (minor: number) => (isWhole ? minor : scaled(minor, came, report.netMinor));
  const net = netOf(entry);
  const taken = entry.feeMinor + entry.taxMinor;
  const depositMinor = shareOf(net, worth, report.payableMinor, deposit.minor);
  const credited = isSame ? worth(net) : net;
  // Recalls that were set off had been received before. Without them, the entries would have received that much more.
  const reachedMinor = deposit.minor - worth(report.recalledMinor);
  return {
    depositMinor,
    feeMinor: worth(net) - depositMinor + (isSame ? taken : worth(taken)),
    creditMinor: credited + taken,
    keptMinor: taken + credited - reachedOf(credited, worth(report.payableMinor), reachedMinor),
  };
}

/**
 * Returns the part of an entry's credit that reached the agency. Recalls in a report count in full, because somebody
 * has to pay them back.
 */
function reachedOf(credited: number, payable: number, reached: number): number {
  const isSetOff = Math.sign(credited) !== Math.sign(payable);
  return isSetOff || Math.abs(reached) >= Math.abs(payable) ? credited : scaled(credited, reached, payable);
}

/** Returns an entry's share of the deposit. Recalls in a report have already been set off, so they have no share. */
function shareOf(net: number, worth: (minor: number) => number, payable: number, deposit: number): number {
  if (Math.sign(net) !== Math.sign(deposit)) return 0;
  return Math.abs(worth(payable)) > Math.abs(deposit) ? scaled(net, deposit, payable) : worth(net);
}

const NAMED = 5;

/**
 * Formats the excess amounts, one for each entry: "2 lines are USD 30.00 more than their bookings are owed: GT-1 (USD
 * 10.00), GT-2 (USD 20.00)."
 */
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

type Paid = { readonly netMinor: number; readonly currency: string };

/**
 * Returns the amount by which a deposit exceeds the net of its report, or null if it doesn't or the currencies differ.
 */
export function depositOver(
  { netMinor, currency }: Paid,
  { deposit, feeMinor }: ReportDeposit,
): Money | null {
  const overMinor = Math.abs(deposit.minor + feeMinor) - Math.abs(netMinor);
  return deposit.currency === currency && overMinor > 0 ? { ...deposit, minor: overMinor } : null;
}

/** "The deposit is USD 10.00 more than the report's net." */
export function depositOverWords(over: Money): string {
  return `The deposit is ${formatMoney(over)} more than the report's net.`;
}
