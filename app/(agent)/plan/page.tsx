import { BackFromCheckout } from "@/components/accounts/billing/account/back-from-checkout";
import { SubscriptionCard } from "@/components/accounts/billing/account/subscription-card";
import { Guarantees } from "@/components/accounts/billing/guarantees";
import { BillingNotConfigured } from "@/components/accounts/billing/not-configured";
import { planOffers } from "@/components/accounts/billing/plan/plan-offer.model";
import { PlansGrid } from "@/components/accounts/billing/plan/plans-grid";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { LinkButton } from "@/components/ui/links/link-button";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";
import { readPlans } from "@/lib/accounts/billing/read-plans";
import { readSubscription } from "@/lib/accounts/billing/read-subscription";
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
