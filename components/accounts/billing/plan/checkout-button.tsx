"use client";

import { Button } from "@/components/ui/button";
import { useProviderPage } from "../account/use-provider-page";

/** A button that opens the payment provider's checkout for a plan. */
export function CheckoutButton({
  priceId,
  name,
  isPrimary,
}: {
  readonly priceId: string;
  readonly name: string;
  readonly isPrimary: boolean;
}) {
  const { isLeaving, leaveFor } = useProviderPage();
  const buy = () => {
    const { origin } = window.location;
    void leaveFor({
      path: "/subscription/checkout",
      body: {
        priceId,
        successUrl: `${origin}/?subscription=success`,
        cancelUrl: `${origin}/plan?subscription=canceled`,
      },
      failed: "Failed to start checkout process",
    });
  };
  return (
    <Button
      size="lg"
      variant={isPrimary ? "primary" : "outline"}
      onClick={buy}
      aria-disabled={isLeaving}
      aria-busy={isLeaving}
    >
      {isLeaving ? "Opening checkout..." : `Subscribe to ${name}`}
    </Button>
  );
}
