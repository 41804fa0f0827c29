import type { ComponentProps } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import type DeferredFeatures from "./deferred-features";

const { OnDemand } = onDemand(() => import("./deferred-features"));

/** Loads DeferredFeatures once the page is shown. */
export function AfterPageLazy(shell: ComponentProps<typeof DeferredFeatures>) {
  return <OnDemand {...shell} />;
}
