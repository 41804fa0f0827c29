import { BackFromCheckout } from "@/components/accounts/billing/account/back-from-checkout";
import { PortalButton } from "@/components/accounts/billing/account/portal-button";
import { SubscriptionCard } from "@/components/accounts/billing/account/subscription-card";
import { Guarantees } from "@/components/accounts/billing/guarantees";
import { BillingNotConfigured } from "@/components/accounts/billing/not-configured";
import { CheckoutButton } from "@/components/accounts/billing/plan/checkout-button";
import { type PlanOffer, planOffers } from "@/components/accounts/billing/plan/plan-offer.model";
import { PlanCard } from "@/components/accounts/billing/plan-card";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";
import { readPlans } from "@/lib/accounts/billing/read-plans";
import { readSubscription } from "@/lib/accounts/billing/read-subscription";
import { isOver, type Subscription } from "@/lib/accounts/billing/subscription.model";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";

export const metadata = { title: "Subscription and plans" };

/** The agent's subscription and the available plans; `chosen` is the plan that they picked before signing up. */
export default async function PlanPage({ searchParams }: PageProps<"/plan">) {
  const [{ subscription, chosen }, { ctx }] = await Promise.all([searchParams, pageContext()]);
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Subscription and plans"
        actions={
          <LinkButton variant="outline" href="/user/billing">
            Billing
          </LinkButton>
        }
      />
      {subscription === "canceled" ? <BackFromCheckout outcome="canceled" /> : null}
      {isBillingConfigured() ? (
        <Plans ctx={ctx} chosen={typeof chosen === "string" ? chosen : null} />
      ) : (
        <BillingNotConfigured />
      )}
    </div>
  );
}

async function Plans({ ctx, chosen }: { readonly ctx: Context; readonly chosen: string | null }) {
  const [held, plans] = await Promise.all([section(readSubscription(ctx)), section(readPlans(ctx))]);
  const subscription = held.ok ? held.value.subscription : null;
  return (
    <div className="flex flex-col gap-6">
      {held.ok ? (
        <SubscriptionCard held={held.value} timeZone={timeZoneOf(ctx)} />
      ) : (
        <LoadFailed message="Failed to load subscription information" />
      )}
      {plans.ok ? (
        <PlansGrid offers={planOffers(plans.value, chosen)} subscription={subscription} />
      ) : (
        <LoadFailed message="Failed to load pricing plans" />
      )}
      <Guarantees />
    </div>
  );
}

/** The plans to subscribe to. An existing subscription is changed at the payment provider. */
function PlansGrid({
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
