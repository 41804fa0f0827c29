import { SectionCard } from "@/components/desk/dashboard/section-card";
import { Trend } from "@/components/shared/chart/trend";
import { DayText } from "@/components/shared/text/date-text";
import { statusWords } from "@/components/shared/text/status-words.model";
import { PageLink } from "@/components/ui/links/page-link";
import {
  allOf,
  type BookingFigures,
  type EmailFigures,
  type SupplierFigures,
  type Week,
} from "@/lib/desk/admin-dashboard/figures.model";
import { BOOKING_STATUSES } from "@/lib/ledger/bookings/booking-status.model";
import { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import { AsOf } from "./as-of";
import { Facts, whole } from "./facts";

export function BookingSummary({
  figures: { at, value },
}: {
  readonly figures: CachedFigures<BookingFigures>;
}) {
  return (
    <SectionCard title="Booking Summary" description={`${whole(allOf(value))} bookings of all agents`}>
      <Facts
        facts={BOOKING_STATUSES.map((status) => ({
          label: statusWords(status),
          value: whole(value.byStatus[status]),
        }))}
      />
      <WeekTrend title="New bookings by week" weeks={value.weeks} />
      <AsOf at={at} />
    </SectionCard>
  );
}

export function EmailSummary({ figures: { at, value } }: { readonly figures: CachedFigures<EmailFigures> }) {
  const { byStatus } = value;
  return (
    <SectionCard title="Email Summary" description={`${whole(value.arrived)} came in 7 days`}>
      <Facts
        facts={[
          { label: "New", value: whole(byStatus.new) },
          { label: "In review", value: whole(byStatus.pending_review), href: "/admin/ai-review/pending" },
          {
            label: "Processed",
            value: whole(byStatus.processed),
            href: ANY_EMAILS_URL.href("/admin/emails", { status: "processed" }),
          },
          {
            label: "Discarded",
            value: whole(byStatus.rejected),
            href: ANY_EMAILS_URL.href("/admin/emails", { status: "discarded" }),
          },
          { label: "Read with data, 7 days", value: whole(value.withData) },
          { label: "Not readable, 7 days", value: whole(value.failed) },
          {
            label: "Quarantined",
            value: whole(value.quarantined),
            href: ANY_EMAILS_URL.href("/admin/emails", { status: "quarantined" }),
          },
          { label: "Without an owner", value: whole(value.unowned), href: "/admin/emails" },
        ]}
      />
      <WeekTrend title="Emails received by week" weeks={value.weeks} />
      <AsOf at={at} />
    </SectionCard>
  );
}

export function SupplierNetwork({
  figures: { at, value },
}: {
  readonly figures: CachedFigures<SupplierFigures>;
}) {
  return (
    <SectionCard title="Supplier Network" description="Suppliers of the platform and of all agents">
      <Facts
        facts={[
          { label: "Suppliers", value: whole(value.total) },
          { label: "Verified", value: whole(value.verified) },
          { label: "With bookings in 90 days", value: whole(value.active) },
          { label: "New in 30 days", value: whole(value.newLast30Days) },
        ]}
      />
      {value.top.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1 text-muted-foreground text-sm">Most bookings</h3>
          <ol className="divide-y">
            {value.top.map(({ id, name, bookings }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 py-1.5">
                <PageLink
                  href={`/admin/suppliers/${id}`}
                  className="min-w-0 underline decoration-1 underline-offset-4 [overflow-wrap:anywhere]"
                >
                  {name}
                </PageLink>
                <span className="font-medium tabular-nums">{whole(bookings)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <AsOf at={at} />
    </SectionCard>
  );
}

export function WeekTrend({ title, weeks }: { readonly title: string; readonly weeks: readonly Week[] }) {
  return (
    <Trend
      title={title}
      column="Week from"
      steps={weeks.map(({ from, count }) => ({
        key: from,
        name: <DayText value={from} />,
        value: count,
        written: whole(count),
      }))}
    />
  );
}
