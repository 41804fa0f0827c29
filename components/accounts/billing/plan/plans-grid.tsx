import { Button } from "@/components/ui/button";
import { isOver, type Subscription } from "@/lib/accounts/billing/subscription.model";
import { PortalButton } from "../account/portal-button";
import { PlanCard } from "../plan-card";
import { CheckoutButton } from "./checkout-button";
import type { PlanOffer } from "./plan-offer.model";

/** The plans to subscribe to. An existing subscription is changed at the payment provider. */
export function PlansGrid({
  offers,
  subscription,
}: {
  readonly offers: readonly PlanOffer[];
  readonly subscription: Subscription | null;
}) {
  const living = subscription && !isOver(subscription) ? subscription : null;
  const chosen = living ? undefined : offers.find(({ isChosen }) => isChosen);
  return (
    <section aria-labelledby="available-plans" className="flex flex-col gap-4">
      <div>
        <h2 id="available-plans" className="font-semibold text-lg">
          Available Plans
        </h2>
        {chosen ? (
          <p className="mt-1">
            You chose the {chosen.name} before you signed up. Subscribe now, or take another one.
          </p>
        ) : null}
      </div>
      {offers.length === 0 ? <p className="text-muted-foreground">No plans are offered at present.</p> : null}
      <div className="grid items-stretch gap-6 md:grid-cols-2">
        {offers.map((offer) => (
          <PlanCard key={offer.priceId} plan={offer} headingLevel="h3">
            {living ? (
              <Present isPresent={living.priceId === offer.priceId} name={offer.name} />
            ) : (
              <CheckoutButton
                priceId={offer.priceId}
                name={offer.name}
                isPrimary={chosen ? offer.isChosen : offer.flag !== null}
              />
            )}
          </PlanCard>
        ))}
      </div>
    </section>
  );
}

function Present({ isPresent, name }: { readonly isPresent: boolean; readonly name: string }) {
  if (!isPresent) return <PortalButton size="lg">Change to {name}</PortalButton>;
  return (
    <Button size="lg" variant="secondary" disabled>
      Your current plan
    </Button>
  );
}
