import { formatMoney, type Money, sumsOf } from "@/lib/platform/base/money";

type Part = {
  readonly bookingId: string;
  readonly confirmationNumber: string;
  readonly supplierName: string | null;
  readonly amount: Money;
};

/**
 * Returns the message about the payments that one link brought one agent, for example "USD 560.00 from Greatwind Tours
 * arrived for 3 bookings."
 */
export function depositMessage(
  parts: readonly Part[],
  payer: string | null,
): { readonly title: string; readonly message: string } {
  const names = [...new Set(parts.map(({ supplierName }) => supplierName ?? payer).filter(Boolean))];
  const by = names.length > 2 ? `${names[0]} and others` : names.join(" and ");
  const numbers = [...new Set(parts.map(({ confirmationNumber }) => confirmationNumber))];
  const bookings = numbers.length === 1 ? `booking ${numbers[0]}` : `${numbers.length} bookings`;
  const sums = sumsOf(parts.map(({ amount }) => amount));
  const isRecall = sums.every(({ minor }) => minor < 0);
  const amounts = sums
    .map((sum) => formatMoney(isRecall ? { ...sum, minor: -sum.minor } : sum))
    .join(" and ");
  if (isRecall) {
    return {
      title: "Commission recalled",
      message: `${amounts} was recalled${by ? ` by ${by}` : ""} for ${bookings}.`,
    };
  }
  return {
    title: "Commission received",
    message: `${amounts}${by ? ` from ${by}` : ""} arrived for ${bookings}.`,
  };
}
