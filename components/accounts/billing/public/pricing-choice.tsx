"use client";

import { LinkButton } from "@/components/ui/links/link-button";
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
    <LinkButton
      size="lg"
      variant={isFlagged ? "primary" : "outline"}
      href="/sign-up"
      onClick={() => rememberPlan(id)}
    >
      Choose {name}
    </LinkButton>
  );
}
