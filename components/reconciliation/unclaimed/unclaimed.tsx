import { useId, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { EmptyState } from "@/components/shared/states/empty-state";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkTabs } from "@/components/ui/tabs";
import { OFFERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { counted } from "@/lib/platform/base/text";
import type { Offer, OfferCounts, Offers } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { type OfferState, totalOf } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { claim, disown, reconsider } from "./offer-mutations";
import { OwnBookingText } from "./own-booking";

const { OnDemand: ChooseBooking } = onDemand(() => import("./choose-booking"));
const { OnDemand: ClaimNewBooking } = onDemand(() => import("./claim-new-booking"));

/**
 * A payment that may be the agent's: the supplier, the month, the agent's fitting bookings, and the possible answers.
 */
function OfferCard({ offer }: { readonly offer: Offer }) {
  const { mutate, busy } = useMutation();
  const [opens, setOpens] = useState<"choose" | "add" | null>(null);
  const { id, supplier, month, fits, clients, isAsked } = offer;
  const headingId = `offer-${id}`;
  const close = () => setOpens(null);
  return (
    <Card role="group" aria-labelledby={headingId} className="p-0" data-focus-group={id}>
      <div className="p-4">
        <h2 id={headingId} className="font-semibold text-md [overflow-wrap:anywhere]">
          {supplier.name}
        </h2>
        <p className="text-muted-foreground">Came in {month}</p>
        {isAsked ? <p className="mt-1">Your administrator asks whether this is yours.</p> : null}
      </div>
      {fits.length > 0 ? (
        <ul aria-label={`Bookings that fit, ${supplier.name}`} className="divide-y border-t">
          {fits.map((booking) => (
            <li
              key={booking.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <OwnBookingText booking={booking} />
              <Button
                size="sm"
                disabled={busy}
                aria-label={`Claim for ${booking.confirmationNumber}`}
                onClick={() => void mutate(claim(offer, booking))}
              >
                Claim
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {clients.length > 0 ? (
        <p className="border-t px-4 py-3">
          {fits.length > 0 ? "Also fits your client " : "Fits your client "}
          <span className="font-medium">{clients.join(", ")}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 border-t p-4">
        <Button variant="outline" size="sm" onClick={() => setOpens("choose")}>
          {fits.length > 0 ? "Choose another booking" : "Choose a booking"}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setOpens("add")}>
          Add a booking for it
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={`Not mine: ${supplier.name}, ${month}`}
          onClick={() => void mutate(disown(offer))}
        >
          Not mine
        </Button>
      </div>
      {opens === "choose" ? <ChooseBooking offer={offer} onClose={close} /> : null}
      {opens === "add" ? <ClaimNewBooking offer={offer} onClose={close} /> : null}
    </Card>
  );
}

const BADGES: Readonly<
  Record<OfferState, { readonly tone: "ok" | "info" | "grey" | "danger"; readonly words: string }>
> = {
  open: { tone: "info", words: "To claim" },
  claimed: { tone: "info", words: "Claimed" },
  "not-mine": { tone: "grey", words: "Not mine" },
  approved: { tone: "ok", words: "Approved" },
  declined: { tone: "danger", words: "Declined" },
};

/**
 * Offers that the agent has answered. `takeBack` is the label of the button that withdraws the
 * answer; null once it is decided.
 */
function AnsweredOffers({
  title,
  offers,
  takeBack,
}: {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly takeBack: string | null;
}) {
  const id = useId();
  const { mutate, busy } = useMutation();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold text-md">
        {title}
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {offers.map((offer) => (
          <li
            key={offer.id}
            data-focus-group={offer.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium [overflow-wrap:anywhere]">{offer.supplier.name}</span>
                <span className="text-muted-foreground">{offer.month}</span>
                <Badge tone={BADGES[offer.state].tone}>{BADGES[offer.state].words}</Badge>
              </p>
              {offer.claimed ? <OwnBookingText booking={offer.claimed} /> : null}
              {offer.note ? <p className="mt-1 [overflow-wrap:anywhere]">{offer.note}</p> : null}
            </div>
            {offer.decidedAt ? (
              <span className="text-muted-foreground text-sm">
                <InstantText value={offer.decidedAt} />
              </span>
            ) : null}
            {takeBack ? (
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                aria-label={`${takeBack}: ${offer.supplier.name}, ${offer.month}`}
                onClick={() => void mutate(reconsider(offer))}
              >
                {takeBack}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
