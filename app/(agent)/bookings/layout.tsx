import type { ReactNode } from "react";
import { BookingsHeader } from "@/components/ledger/bookings/list/bookings-header";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { countTabs } from "@/lib/ledger/bookings/list/list-bookings";
import { countOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";

/** The title, actions and tabs, which stay when the tab changes. */
export default async function BookingsLayout({ children }: { readonly children: ReactNode }) {
  const { ctx } = await pageContext();
  const [counts, offers] = await Promise.all([section(countTabs(ctx)), section(countOffers(ctx))]);
  return (
    <>
      <BookingsHeader counts={counts.ok ? counts.value : null} offers={offers.ok ? offers.value : null} />
      {children}
    </>
  );
}
