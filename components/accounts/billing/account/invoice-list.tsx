import { DayText } from "@/components/shared/text/date-text";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { TitledCard } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import {
  type Invoice,
  isUnpaid,
  type StoredBilling,
  type Subscription,
} from "@/lib/accounts/billing/subscription.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { amountWords } from "../amount.model";

/** The number of invoices shown before the user asks for all. */
const FIRST = 3;

/** The agent's invoices, newest first. */
export function InvoiceList({
  invoices,
  subscription,
  shows,
  timeZone,
}: Pick<StoredBilling, "invoices" | "subscription"> & {
  readonly shows: "first" | "all";
  readonly timeZone: string;
}) {
  const shown = shows === "all" ? invoices : invoices.slice(0, FIRST);
  return (
    <TitledCard
      title="Invoices"
      action={
        invoices.length > FIRST ? (
          <LinkButton
            variant="outline"
            size="sm"
            href={shows === "all" ? "/user/billing" : "/user/billing?invoices=all"}
            scroll={false}
          >
            {shows === "all" ? "Show fewer" : "Show all"}
          </LinkButton>
        ) : null
      }
    >
      {invoices.length === 0 ? <p className="text-muted-foreground">No invoices yet</p> : null}
      {shown.length > 0 ? (
        <ul aria-label="Invoices" className="divide-y rounded-md border">
          {shown.map((invoice) => (
            <InvoiceLine key={invoice.id} {...{ invoice, subscription, timeZone }} />
          ))}
        </ul>
      ) : null}
    </TitledCard>
  );
}

function InvoiceLine({
  invoice,
  subscription,
  timeZone,
}: Pick<StoredBilling, "subscription"> & { readonly invoice: Invoice; readonly timeZone: string }) {
  const { amountMinor, currency, createdAt, hostedUrl } = invoice;
  const { label, tone, refunded } = invoiceWordsOf(invoice, subscription);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
      <DayText value={dayIn(createdAt, timeZone)} />
      <span className="font-medium tabular-nums">{amountWords(amountMinor, currency)}</span>
      <Badge tone={tone}>{label}</Badge>
      {refunded ? <span className="text-muted-foreground text-sm">{refunded}</span> : null}
      {hostedUrl ? (
        <a
          href={hostedUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="ml-auto py-1 text-primary underline underline-offset-4"
        >
          View invoice
          <span className="sr-only"> of {amountWords(amountMinor, currency)}, opens in a new tab</span>
        </a>
      ) : null}
    </li>
  );
}

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
