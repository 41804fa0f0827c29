import { useId } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Offer } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import type { OfferState } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { reconsider } from "./offer-mutations";
import { OwnBookingText } from "./own-booking";

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
export function AnsweredOffers({
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
