"use client";

import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { type PublicPlan, SELECTED_PLAN } from "./pricing.model";

/** Remembers the plan in this browser and goes to sign up. */
export function PricingChoice({ plan }: { readonly plan: PublicPlan }) {
  return (
    <Button asChild size="lg" variant={plan.flag ? "primary" : "outline"}>
      <PageLink href="/sign-up" onClick={() => remember(plan.id)}>
        Choose {plan.name}
      </PageLink>
    </Button>
  );
}

/** A browser that stores nothing still leads on. */
function remember(id: PublicPlan["id"]): void {
  try {
    localStorage.setItem(SELECTED_PLAN, id);
  } catch {
    return;
  }
}
