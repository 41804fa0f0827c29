import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import { amountsOf, type DashboardStats } from "@/lib/desk/dashboard/dashboard.model";
import { comingMinor } from "@/lib/payouts/statements/payout.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { formatMoney, type Money } from "@/lib/platform/base/money";

type Stat = {
  readonly title: string;
  readonly value: string;
  readonly detail: string;
  readonly href: string;
  /** The address of the bookings counted in the detail line. */
  readonly detailHref?: string;
};

/**
 * The figures at the top of the dashboard, each a link to what it counts. If `isKnown` is false, no details are shown.
 */
export function StatCards({ stats, isKnown }: { readonly stats: DashboardStats; readonly isKnown: boolean }) {
  return (
    <ul
      className={cn(
        "flex flex-wrap gap-3 *:grow max-sm:*:basis-[calc(50%-0.375rem)]",
        stats.toBePaid ? "sm:*:basis-60" : "sm:*:basis-52",
      )}
    >
      {statsOf(stats).map((stat) => (
        <li key={stat.title}>
          <Card className="relative h-full p-3 focus-within:border-ring hover:border-input sm:p-4">
            <PageLink
              href={stat.href}
              className="text-muted-foreground after:absolute after:inset-0 after:rounded-lg"
            >
              {stat.title}
            </PageLink>
            <p className="mt-1 font-semibold text-md tabular-nums sm:whitespace-nowrap sm:text-xl">
              {stat.value}
            </p>
            {isKnown ? (
              <p className="mt-1 text-muted-foreground text-sm tabular-nums">
                <Detail stat={stat} />
              </p>
            ) : null}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Rendered above the link that covers the card. */
function Detail({ stat: { detail, detailHref } }: { readonly stat: Stat }) {
  if (!detailHref) return detail;
  return (
    <PageLink
      href={detailHref}
      className="relative z-10 inline-block leading-6 underline decoration-1 underline-offset-4"
    >
      {detail}
    </PageLink>
  );
}

function statsOf(stats: DashboardStats): Stat[] {
  const whole = (count: number) => count.toLocaleString("en-US");
  const [pending, ...others] = amountsOf(stats, "pendingMinor");
  const [earned, ...more] = amountsOf(stats, "earnedMinor");
  return [
    {
      title: "Emails to review",
      value: whole(stats.inboxCount),
      detail: `${whole(stats.readyToConvert)} ready to convert`,
      href: "/emails/new",
    },
    {
      title: "All bookings",
      value: whole(stats.bookingsCount),
      detail: `${whole(stats.travellingThisMonth)} travelling this month`,
      ...(stats.travellingThisMonth > 0
        ? { detailHref: BOOKINGS_URL.href("/bookings/open", { status: "all", view: "travelling" }) }
        : {}),
      href: "/bookings/open",
    },
    {
      title: "Pending commissions",
      value: formatMoney(pending),
      detail:
        stats.overdueCount > 0
          ? `${whole(stats.overdueCount)} overdue, ${written(amountsOf(stats, "overdueMinor"))}`
          : others.length > 0
            ? `and ${written(others)}`
            : "nothing overdue",
      ...(stats.overdueCount > 0
        ? { detailHref: BOOKINGS_URL.href("/bookings/open", { view: "overdue" }) }
        : {}),
      href: "/bookings/open",
    },
    {
      title: "Earned commissions",
      value: formatMoney(earned),
      detail: more.length > 0 ? `and ${written(more)}` : "all time",
      href: "/bookings/closed",
    },
    ...toBePaid(stats),
  ];
}

/** The amount that the agency owes the agent, if it pays agents through the platform. */
function toBePaid({ toBePaid: coming, earned }: DashboardStats): Stat[] {
  if (!coming) return [];
  const own = coming.find(({ currency }) => currency === earned.currency);
  const others = coming.filter((one) => one !== own && comingMinor(one) !== 0).map((one) => one.currency);
  const held = own?.heldMinor ? `${written([{ ...earned, minor: own.heldMinor }])} held` : "";
  const detail = [held, others.length > 0 ? `and in ${others.join(", ")}` : ""].filter(Boolean).join(", ");
  return [
    {
      title: "To be paid to you",
      value: formatMoney({ ...earned, minor: own ? comingMinor(own) : 0 }),
      detail:
        detail ||
        (own && comingMinor(own) < 0
          ? "carried over until more comes in"
          : "your share of commission received"),
      href: "/payouts",
    },
  ];
}

/** Formats amounts of several currencies, which are never added up. No line breaks within an amount. */
function written(amounts: readonly Money[]): string {
  return amounts.map((amount) => formatMoney(amount).replace(" ", "\u00a0")).join(", ");
}
