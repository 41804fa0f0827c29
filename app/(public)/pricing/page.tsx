import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Guarantees } from "@/components/accounts/billing/guarantees";
import { FreeHere } from "@/components/accounts/billing/not-configured";
import { PlanCard } from "@/components/accounts/billing/plan-card";
import { PUBLIC_PLANS } from "@/components/accounts/billing/pricing.model";
import { PricingChoice } from "@/components/accounts/billing/public/pricing-choice";
import { Logo } from "@/components/shared/logo";
import { ProductSummary } from "@/components/shell/front/product-summary";
import { LinkButton } from "@/components/ui/links/link-button";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";

export const metadata: Metadata = { title: "Pricing", robots: { index: true } };

export default function PricingPage() {
  return <Pricing sells={isBillingConfigured()} inShort={<ProductSummary />} />;
}

/** The public pricing page. If `sells` is false, it says that this installation sells no plans. */
function Pricing({
  sells,
  inShort,
}: {
  readonly sells: boolean;
  /** A summary of the product. */
  readonly inShort: ReactNode;
}) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-4xl flex-col gap-10 p-4 sm:p-8">
      <header className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-2 font-semibold text-lg">
          <Logo className="size-8" />
          Tallyport
        </span>
        <LinkButton variant="outline" href="/sign-in">
          Sign in
        </LinkButton>
      </header>
      <main className="flex flex-col gap-8">
        <div className="text-center">
          <h1 className="font-semibold text-2xl">Pricing</h1>
          <p className="mt-2 text-md text-muted-foreground">
            One product, everything included. Pay by the month or by the year.
          </p>
        </div>
        {sells ? null : <FreeHere />}
        <div className="grid items-stretch gap-6 md:grid-cols-2">
          {PUBLIC_PLANS.map((plan) => (
            <PlanCard key={plan.id} plan={plan}>
              <PricingChoice id={plan.id} name={plan.name} isFlagged={plan.flag !== null} />
            </PlanCard>
          ))}
        </div>
        <Guarantees />
        {inShort}
      </main>
    </div>
  );
}
