import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import { REASON_WORDS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { PaidPart } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { Section } from "./facts";

/** The amounts that a transaction's link has paid, by booking. Renders nothing if there are none yet. */
export function PaidParts({ paid }: { readonly paid: readonly PaidPart[] }) {
  if (paid.length === 0) return null;
  return (
    <Section title="What it paid">
      <ul className="flex flex-col gap-2 text-sm">
        {paid.map((part) => (
          <li key={part.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <PageLink
              href={`/admin/bookings/${part.booking.id}`}
              className="rounded-sm font-mono text-primary underline underline-offset-4"
            >
              {part.booking.confirmationNumber}
            </PageLink>
            <span className="font-medium">{formatMoney(part.credit)}</span>
            <span className="text-muted-foreground">agent {part.agentName}</span>
            {notesOf(part).map((note) => (
              <Badge key={note} className="whitespace-normal">
                {note}
              </Badge>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function notesOf({ credit, deposit, feeMinor, overMinor, ...part }: PaidPart) {
  const { shortPayMinor, conversionMinor, differenceReason } = part;
  const own = (minor: number) => formatMoney({ ...credit, minor });
  const taken: Money | null = feeMinor === 0 ? null : { ...(deposit ?? credit), minor: feeMinor };
  return [
    ...(taken ? [`${formatMoney(taken)} of it was a fee`] : []),
    ...(overMinor > 0
      ? [`${own(overMinor)} more than was owed: ${REASON_WORDS[differenceReason ?? "overpayment"]}`]
      : []),
    ...(shortPayMinor > 0 ? [`${own(shortPayMinor)} was accepted as settled`] : []),
    ...(conversionMinor === 0
      ? []
      : [`${own(Math.abs(conversionMinor))} ${conversionMinor > 0 ? "gained" : "lost"} on conversion`]),
  ];
}
