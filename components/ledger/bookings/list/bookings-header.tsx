"use client";

import { ImportCsvButton } from "@/components/imports/import-csv-button";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import type { TabCounts } from "@/lib/ledger/bookings/list/booking-list.model";
import type { OfferCounts } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { AddBookingButton } from "../add-booking-button";
import { BookingTabs, usePresentTab } from "./booking-tabs";

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
