import { BillingMessages } from "@/components/accounts/billing/account/billing-messages";
import { InvoiceList } from "@/components/accounts/billing/account/invoice-list";
import { PaymentMethod } from "@/components/accounts/billing/account/payment-method";
import { SubscriptionCard } from "@/components/accounts/billing/account/subscription-card";
import { BillingNotConfigured } from "@/components/accounts/billing/not-configured";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { LinkButton } from "@/components/ui/links/link-button";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";
import { readSubscription } from "@/lib/accounts/billing/read-subscription";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { timeZoneOf } from "@/lib/platform/context/context";

export const metadata = { title: "Billing" };

/** The agent's plan, payment method and invoices; `invoices=all` shows all of them. */
export default async function BillingPage({ searchParams }: PageProps<"/user/billing">) {
  const [{ invoices }, { ctx }] = await Promise.all([searchParams, pageContext()]);
  const isOn = isBillingConfigured();
  const held = await section(readSubscription(ctx));
  const timeZone = timeZoneOf(ctx);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Billing"
        description="Your plan, how you pay for it, and your invoices."
        actions={
          isOn ? (
            <LinkButton variant="outline" href="/plan">
              Plans
            </LinkButton>
          ) : null
        }
      />
      {isOn ? null : <BillingNotConfigured />}
      {held.ok ? null : <LoadFailed message="Failed to load subscription information" />}
      {isOn && held.ok ? (
        <div className="flex flex-col gap-4">
          <SubscriptionCard held={held.value} timeZone={timeZone} />
          <PaymentMethod card={held.value.card} isCustomer={held.value.isCustomer} />
          <InvoiceList
            invoices={held.value.invoices}
            subscription={held.value.subscription}
            shows={invoices === "all" ? "all" : "first"}
            timeZone={timeZone}
          />
          <BillingMessages preferences={held.value.preferences} />
        </div>
      ) : null}
    </div>
  );
}
