import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Offer } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { claim, disown } from "./offer-mutations";
import { OwnBookingText } from "./own-booking";

const { OnDemand: ChooseBooking } = onDemand(() => import("./choose-booking"));
const { OnDemand: ClaimNewBooking } = onDemand(() => import("./claim-new-booking"));

/**
 * A payment that may be the agent's: the supplier, the month, the agent's fitting bookings, and the possible answers.
 */
export function OfferCard({ offer }: { readonly offer: Offer }) {
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
