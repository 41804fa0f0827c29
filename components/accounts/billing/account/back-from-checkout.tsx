"use client";

import { useEffect } from "react";
import { changeAddress, useRefresh } from "@/components/shared/mutations/refresh";
import { toast } from "@/components/ui/toast/toast";
import { callAction } from "@/lib/platform/api-client/run-action";
import { hearOfSubscriptionAction } from "./actions";

const SAID = "back-from-checkout";

/**
 * Shows the result of the checkout from which the user returns, and removes it from the address, so
 * that it is shown only once.
 */
export function BackFromCheckout({ outcome }: { readonly outcome: "success" | "canceled" }) {
  const refresh = useRefresh();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once, when the page opens.
  useEffect(() => {
    changeAddress(window.location.pathname, "replace");
    if (outcome === "canceled") {
      toast.info("Checkout canceled", { id: SAID, description: "Nothing was charged." });
      return;
    }
    toast.success("Subscription started", { id: SAID, description: "Thank you. Your plan is ready to use." });
    // The provider's webhook reports it too, and may have arrived already.
    callAction(hearOfSubscriptionAction, {}).then(refresh, () => undefined);
  }, []);
  return null;
}
