import type { BadgeTone } from "@/components/ui/badge";
import { type Invoice, isUnpaid, type Subscription } from "@/lib/accounts/billing/subscription.model";
import { amountWords } from "./amount.model";

type Words = { readonly label: string; readonly tone: BadgeTone };

const FAILED: Words = { label: "Failed", tone: "danger" };
const STATUSES: Readonly<Record<string, Words>> = {
  PAID: { label: "Paid", tone: "ok" },
  OPEN: { label: "Pending", tone: "warn" },
  UNCOLLECTIBLE: FAILED,
  VOID: { label: "Void", tone: "grey" },
};

/**
 * Returns the label of an invoice's status and the refunded amount. An open invoice of an unpaid
 * subscription counts as failed.
 */
export function invoiceWordsOf(
  invoice: Invoice,
  subscription: Pick<Subscription, "id" | "status"> | null,
): Words & { readonly refunded: string | null } {
  const { status, amountMinor, refundedMinor, currency } = invoice;
  const isOwed =
    subscription !== null && subscription.id === invoice.subscriptionId && isUnpaid(subscription);
  const words = status === "OPEN" && isOwed ? FAILED : (STATUSES[status] ?? { label: status, tone: "grey" });
  if (refundedMinor <= 0) return { ...words, refunded: null };
  if (refundedMinor >= amountMinor) return { label: "Refunded", tone: "grey", refunded: null };
  return { ...words, refunded: `${amountWords(refundedMinor, currency)} refunded` };
}
