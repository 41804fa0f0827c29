import { LinkButton } from "@/components/ui/links/link-button";
import { AGE_BUCKETS, type AgeBucket, type Outlook } from "@/lib/desk/dashboard/outlook.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { SectionCard } from "./section-card";

/** The same colours as elsewhere for expected and overdue amounts. */
const fillOf = (bucket: AgeBucket) => (bucket === "Not due" ? "var(--chart-3)" : "var(--chart-5)");

/** The outstanding commission by the number of days overdue, with a link to chase it. */
export function AgeingBars({ outlook }: { readonly outlook: Outlook }) {
  const code = currency.parse(outlook.currency);
  const isSettled = outlook.chaseSuppliers === 0 && AGE_BUCKETS.every((bucket) => outlook.ages[bucket] === 0);
  const most = Math.max(...AGE_BUCKETS.map((bucket) => outlook.ages[bucket]), 1);
  return (
    <SectionCard
      title="Overdue by age (days)"
      description={`outstanding, in ${outlook.currency}`}
      empty={isSettled ? `No commission is outstanding in ${outlook.currency}.` : null}
    >
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2.5">
        {AGE_BUCKETS.map((bucket) => (
          <div key={bucket} className="contents">
            <dt>{bucket}</dt>
            <dd aria-hidden="true" className="h-3 min-w-8 rounded-full bg-muted">
              <svg width="100%" height="12" className="rounded-full" aria-hidden="true">
                <rect
                  width={`${(outlook.ages[bucket] / most) * 100}%`}
                  height="12"
                  rx="6"
                  fill={fillOf(bucket)}
                />
              </svg>
            </dd>
            <dd className="whitespace-nowrap text-right tabular-nums">
              {formatMoney({ minor: outlook.ages[bucket], currency: code })}
            </dd>
          </div>
        ))}
      </dl>
      {outlook.chaseSuppliers > 0 ? (
        <LinkButton
          variant="outline"
          className="mt-4"
          href={BOOKINGS_URL.href("/bookings/open", { view: "chase" })}
        >
          Chase {counted(outlook.chaseSuppliers, "supplier")}
        </LinkButton>
      ) : (
        <p className="mt-4 text-muted-foreground text-sm">Nothing is overdue.</p>
      )}
    </SectionCard>
  );
}
