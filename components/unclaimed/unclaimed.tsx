"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { counted } from "@/lib/base/text";
import type { Offers } from "@/lib/unclaimed-commission/offer.model";
import { AnsweredOffers } from "./answered-offers";
import { OfferCard } from "./offer-card";

/** Commission that came without a booking and may be the agent's: what to do about it, and what became of it. */
export function Unclaimed({ offers }: { readonly offers: Offers }) {
  const { open, claimed, decided, notMine } = offers;
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="To claim" className="flex flex-col gap-4">
        <div>
          <p role="status" className="text-muted-foreground">
            {open.length === 0
              ? "Nothing to claim at the moment."
              : `${counted(open.length, "payment", "payments")} of commission may be yours.`}
          </p>
          {open.length > 0 ? (
            <p className="text-muted-foreground text-sm">
              The supplier paid without naming a booking that is known here. Claim it for the booking it is
              for; an administrator checks every claim.
            </p>
          ) : null}
        </div>
        {open.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
        {open.length + claimed.length + decided.length + notMine.length === 0 ? (
          <div className="rounded-lg border bg-card">
            <EmptyState illustration="anchor" title="No unclaimed commission">
              When a supplier pays commission without saying for which booking, and it fits one of your
              bookings or clients, it appears here.
            </EmptyState>
          </div>
        ) : null}
      </section>
      <AnsweredOffers title="Waiting for a decision" offers={claimed} takeBack="Take claim back" />
      <AnsweredOffers title="Decided" offers={decided} takeBack={null} />
      <AnsweredOffers title="Not mine" offers={notMine} takeBack="It may be mine" />
    </div>
  );
}
