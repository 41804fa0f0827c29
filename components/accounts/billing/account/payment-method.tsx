import { CreditCardIcon } from "lucide-react";
import { TitledCard } from "@/components/ui/card";
import type { Card as PaymentCard } from "@/lib/accounts/billing/subscription.model";
import { PortalButton } from "./portal-button";

/** The card that is charged. Only customers of the payment provider can change it. */
export function PaymentMethod({
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
          <CreditCardIcon aria-hidden="true" className="size-5 text-muted-foreground" />
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
