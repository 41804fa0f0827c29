import type { BadgeTone } from "@/components/ui/badge";
import type { Invoice } from "@/lib/billing/subscription.model";
import { amountWords } from "./amount.model";

type Words = { readonly label: string; readonly tone: BadgeTone };

const STATUSES: Readonly<Record<string, Words>> = {
  PAID: { label: "Paid", tone: "ok" },
  OPEN: { label: "Pending", tone: "warn" },
  UNCOLLECTIBLE: { label: "Failed", tone: "danger" },
  VOID: { label: "Void", tone: "grey" },
};

/** What an invoice's status is called, and what came back of it. */
export function invoiceWordsOf(invoice: Invoice): Words & { readonly refunded: string | null } {
  const { status, amountMinor, refundedMinor, currency } = invoice;
  const words = STATUSES[status] ?? ({ label: status, tone: "grey" } as const);
  if (refundedMinor <= 0) return { ...words, refunded: null };
  if (refundedMinor >= amountMinor) return { label: "Refunded", tone: "grey", refunded: null };
  return { ...words, refunded: `${amountWords(refundedMinor, currency)} refunded` };
}
