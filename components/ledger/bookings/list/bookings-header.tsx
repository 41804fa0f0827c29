"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, startTransition, useOptimistic } from "react";
import { ImportCsvButton } from "@/components/imports/import-csv-button";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { useUrlState } from "@/components/shared/table/url-state";
import { LinkTabs } from "@/components/ui/tabs";
import type { TabCounts } from "@/lib/ledger/bookings/list/booking-list.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { OfferCounts } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { AddBookingButton } from "../add-booking-button";

const TABS = [
  { tab: "open", label: "Open", href: "/bookings/open" },
  { tab: "closed", label: "Closed", href: "/bookings/closed" },
  { tab: "archived", label: "Archived", href: "/bookings/archived" },
  { tab: "chase", label: "Chase", href: BOOKINGS_URL.href("/bookings/open", { view: "chase" }) },
  { tab: "unclaimed", label: "Claim", href: BOOKINGS_URL.href("/bookings/open", { view: "unclaimed" }) },
] as const;
type Tab = (typeof TABS)[number]["tab"];

/** Returns the tab of the address; null if it names none, as for the list of all bookings. */
function usePresentTab(): Tab | null {
  const { values } = useUrlState(BOOKINGS_URL);
  const path = usePathname().split("/")[2] ?? "open";
  if (path === "open" && (values.view === "chase" || values.view === "unclaimed")) return values.view;
  return values.status === "all" ? null : (TABS.find(({ tab }) => tab === path)?.tab ?? null);
}

/**
 * The tabs open, closed and archived, chase, and unclaimed commission if any is offered. A pressed tab is selected in
 * the same frame; its rows follow.
 */
function BookingTabs({
  counts,
  offers,
}: {
  readonly counts: TabCounts | null;
  readonly offers: OfferCounts | null;
}) {
  const { visit } = useUrlState(BOOKINGS_URL);
  const [chosen, choose] = useOptimistic(usePresentTab());
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const pressed = TABS.find(({ href }) => href === `${link?.pathname}${link?.search}`);
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => {
      choose(pressed.tab);
      visit(pressed.href);
    });
  };
  return (
    <div onClickCapture={take}>
      <LinkTabs
        label="Bookings by status"
        className="mb-4"
        tabs={TABS.filter(
          ({ tab }) => tab !== "unclaimed" || chosen === tab || (offers && totalOf(offers, null)),
        ).map(({ tab, label, href }) => ({
          href,
          label,
          active: tab === chosen,
          ...countOf(tab, counts, offers),
        }))}
      />
    </div>
  );
}

function countOf(tab: Tab, counts: TabCounts | null, offers: OfferCounts | null) {
  if (tab === "unclaimed") return offers?.open ? { count: offers.open } : {};
  return counts && tab !== "chase" ? { count: counts[tab] } : {};
}

const TITLES = { chase: "Chase overdue commission", unclaimed: "Unclaimed commission" } as const;

/**
 * The title, actions and tabs of the bookings screen. The chase and unclaimed tabs have no button for adding bookings.
 */
export function BookingsHeader({
  counts,
  offers,
}: {
  readonly counts: TabCounts | null;
  readonly offers: OfferCounts | null;
}) {
  const tab = usePresentTab();
  return (
    <>
      {tab === "chase" || tab === "unclaimed" ? (
        <PageHeader title={TITLES[tab]} actions={<RefreshButton />} />
      ) : (
        <PageHeader
          title="Bookings"
          actions={
            <>
              <RefreshButton />
              <ImportCsvButton />
            </>
          }
          primary={<AddBookingButton />}
        />
      )}
      <BookingTabs counts={counts} offers={offers} />
    </>
  );
}
