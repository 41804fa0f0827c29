import { EmptyState } from "@/components/shared/states/empty-state";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { LinkTabs } from "@/components/ui/tabs";
import { OFFERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { counted } from "@/lib/platform/base/text";
import type { OfferCounts, Offers } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { AnsweredOffers } from "./answered-offers";
import { OfferCard } from "./offer-card";

/** Unclaimed commission that may be the agent's, with the possible answers, and the answered offers in pages. */
export function Unclaimed({ offers }: { readonly offers: Offers }) {
  const { open, claimed, decided, notMine, counts } = offers;
  const { search, show } = useUrlState(OFFERS_URL).values;
  const hasAny = search !== "" || totalOf(counts, null) > 0;
  return (
    <div className="flex flex-col gap-6">
      {hasAny ? <OfferTools counts={counts} /> : null}
      <section aria-label="To claim" className="flex flex-col gap-4">
        <div>
          <p role="status" className="text-muted-foreground">
            {counts.open === 0
              ? "Nothing to claim at the moment."
              : `${counted(counts.open, "payment", "payments")} of commission may be yours.`}
          </p>
          {open.length > 0 ? (
            <p className="text-muted-foreground text-sm">
              The supplier paid without naming a booking we know. Claim the payment for the right booking; an
              administrator checks every claim.
            </p>
          ) : null}
        </div>
        {open.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
        {open.length + claimed.length + decided.length + notMine.length === 0 ? (
          <div className="rounded-lg border bg-card">
            {search === "" ? (
              <NoOffers />
            ) : (
              <NoResults title="No payments found" url={OFFERS_URL} without={{ search: null }} />
            )}
          </div>
        ) : null}
      </section>
      <AnsweredOffers title="Waiting for a decision" offers={claimed} takeBack="Take claim back" />
      <AnsweredOffers title="Decided" offers={decided} takeBack={null} />
      <AnsweredOffers title="Not mine" offers={notMine} takeBack="It may be mine" />
      {hasAny ? <Pagination url={OFFERS_URL} total={totalOf(counts, show)} noun="payment" /> : null}
    </div>
  );
}

const KINDS = [
  [null, "All"],
  ["open", "To claim"],
  ["claimed", "Claimed"],
  ["decided", "Decided"],
  ["not-mine", "Not mine"],
] as const;

function OfferTools({ counts }: { readonly counts: OfferCounts }) {
  const { values, href } = useUrlState(OFFERS_URL);
  const tabs = KINDS.map(([show, label]) => ({
    label,
    count: totalOf(counts, show),
    href: href({ show }),
    active: values.show === show,
  }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex">
        <SearchBox url={OFFERS_URL} label="Search by supplier" placeholder="Search by supplier..." />
      </div>
      <LinkTabs label="Payments by what is to be done" tabs={tabs} />
    </div>
  );
}

function NoOffers() {
  return (
    <EmptyState illustration="anchor" title="No unclaimed commission">
      When a supplier pays commission without saying for which booking, and it fits one of your bookings or
      clients, it appears here.
    </EmptyState>
  );
}
