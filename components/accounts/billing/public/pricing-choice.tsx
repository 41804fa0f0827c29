"use client";

import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { rememberPlan } from "../chosen-plan";
import type { PublicPlanId } from "../pricing.model";

/** A link that stores the plan in this browser and leads to the sign-up page. */
export function PricingChoice({
  id,
  name,
  isFlagged,
}: {
  readonly id: PublicPlanId;
  readonly name: string;
  readonly isFlagged: boolean;
}) {
  return (
    <Button asChild size="lg" variant={isFlagged ? "primary" : "outline"}>
      <PageLink href="/sign-up" onClick={() => rememberPlan(id)}>
        Choose {name}
      </PageLink>
    </Button>
  );
}
