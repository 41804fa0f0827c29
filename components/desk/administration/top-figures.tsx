import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import {
  activeOf,
  type BookingFigures,
  type CurrencyFigures,
  type SupportFigures,
  type UserFigures,
} from "@/lib/desk/admin-dashboard/figures.model";
import { currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import { whole } from "./facts";

export function UserFigure({ figures }: { readonly figures: UserFigures }) {
  return (
    <FigureCard title="Total Users" value={whole(figures.total)} href="/admin/users">
      {whole(figures.newLast30Days)} new in 30 days
    </FigureCard>
  );
}

/** The commission received through the platform. Income from subscriptions will be added once there is billing. */
export function RevenueFigure({
  figures: { value: currencies },
}: {
  readonly figures: CachedFigures<readonly CurrencyFigures[]>;
}) {
  const came = currencies.filter(({ receivedMinor }) => receivedMinor !== 0);
  const [first, ...others] = came;
  const value = first
    ? formatMoney({ minor: first.receivedMinor, currency: currency.parse(first.currency) })
    : "–";
  return (
    <FigureCard title="Platform Revenue" value={value}>
      commission handled
      {others.length > 0 ? `, and in ${others.map((one) => one.currency).join(", ")}` : null}
    </FigureCard>
  );
}

export function BookingFigure({ figures: { value } }: { readonly figures: CachedFigures<BookingFigures> }) {
  return (
    <FigureCard title="Active Bookings" value={whole(activeOf(value))}>
      {whole(value.overdue)} overdue
    </FigureCard>
  );
}

export function SupportFigure({ figures: { value } }: { readonly figures: CachedFigures<SupportFigures> }) {
  return (
    <FigureCard title="Support Tickets" value={whole(value.waiting)}>
      {counted(value.last7Days, "email")} to {value.address} in 7 days
    </FigureCard>
  );
}

/** A figure with a line of explanation; with `href` the card is a link. */
export function FigureCard({
  title,
  value,
  href,
  children,
}: {
  readonly title: string;
  readonly value: string;
  readonly href?: string;
  readonly children: ReactNode;
}) {
  return (
    <Card className="relative h-full p-3 focus-within:border-ring hover:border-input sm:p-4">
      <h2 className="font-normal text-base text-muted-foreground">
        {href ? (
          <PageLink href={href} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h2>
      <p className="mt-1 font-semibold text-md tabular-nums [overflow-wrap:anywhere] sm:text-xl">{value}</p>
      <div className="mt-1 text-muted-foreground text-sm tabular-nums">{children}</div>
    </Card>
  );
}
