"use client";

import { Button, type ButtonProps } from "@/components/ui/button";
import { useProviderPage } from "./use-provider-page";

/** A button that opens the payment provider's page for cards and invoices, which links back here. */
export function PortalButton({
  children,
  variant = "outline",
  ...looks
}: Pick<ButtonProps, "variant" | "size" | "children">) {
  const { isLeaving, leaveFor } = useProviderPage();
  const open = () =>
    void leaveFor({
      path: "/subscription/portal",
      body: { returnUrl: `${window.location.origin}${window.location.pathname}` },
      failed: "Failed to open billing portal",
    });
  return (
    <Button variant={variant} {...looks} onClick={open} aria-disabled={isLeaving} aria-busy={isLeaving}>
      {isLeaving ? "Opening..." : children}
    </Button>
  );
}
