import {
  activeOf,
  type BookingFigures,
  type CurrencyFigures,
  type SupportFigures,
  type UserFigures,
} from "@/lib/desk/admin-dashboard/figures.model";
import { currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { Kept } from "@/lib/platform/figures/kept.model";
import { whole } from "./facts";
import { FigureCard } from "./figure-card";

export function UserFigure({ figures }: { readonly figures: UserFigures }) {
  return (
    <FigureCard title="Total Users" value={whole(figures.total)} href="/admin/users">
      {whole(figures.newLast30Days)} new in 30 days
    </FigureCard>
  );
}

/** Commission that came by the platform's doing. What subscriptions bring joins it once there is billing. */
export function RevenueFigure({
  figures: { value: currencies },
}: {
  readonly figures: Kept<readonly CurrencyFigures[]>;
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

export function BookingFigure({ figures: { value } }: { readonly figures: Kept<BookingFigures> }) {
  return (
    <FigureCard title="Active Bookings" value={whole(activeOf(value))}>
      {whole(value.overdue)} overdue
    </FigureCard>
  );
}

export function SupportFigure({ figures: { value } }: { readonly figures: Kept<SupportFigures> }) {
  return (
    <FigureCard title="Support Tickets" value={whole(value.waiting)}>
      {counted(value.last7Days, "e-mail")} to {value.address} in 7 days
    </FigureCard>
  );
}
