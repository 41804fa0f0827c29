import { CreditCardIcon } from "lucide-react";
import { BillingMessages } from "@/components/accounts/billing/account/billing-messages";
import { InvoiceList } from "@/components/accounts/billing/account/invoice-list";
import { PortalButton } from "@/components/accounts/billing/account/portal-button";
import { SubscriptionCard } from "@/components/accounts/billing/account/subscription-card";
import { BillingNotConfigured } from "@/components/accounts/billing/not-configured";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { TitledCard } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";
import { readSubscription } from "@/lib/accounts/billing/read-subscription";
import type { Card as PaymentCard } from "@/lib/accounts/billing/subscription.model";
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

/** The card that is charged. Only customers of the payment provider can change it. */
function PaymentMethod({
  card,
  isCustomer,
}: {
  readonly card: PaymentCard | null;
  readonly isCustomer: boolean;
}) {
  return (
    <TitledCard
      title="Payment Method"
      action={isCustomer ? <PortalButton size="sm">{card ? "Change" : "Add a card"}</PortalButton> : null}
    >
      {card ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <CreditCardIcon className="size-5 text-muted-foreground" />
          <span className="font-medium">
            {brandWords(card.brand)}
            {card.last4 ? ` ending in ${card.last4}` : null}
          </span>
          {card.expMonth && card.expYear ? (
            <span className="text-muted-foreground">
              Expires {String(card.expMonth).padStart(2, "0")}/{card.expYear}
            </span>
          ) : null}
        </p>
      ) : (
        <p className="text-muted-foreground">No payment method yet</p>
      )}
    </TitledCard>
  );
}

/** Labels for brands whose provider code can't be converted to a readable name. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  sepa_debit: "SEPA debit",
  us_bank_account: "US bank account",
};

function brandWords(brand: string): string {
  const known = BRANDS[brand];
  if (known) return known;
  const name = brand.replaceAll("_", " ");
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
