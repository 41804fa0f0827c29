"use client";

import type { ComponentProps } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import type AfterPage from "./after-page";

const { OnDemand } = onDemand(() => import("./after-page"));

/** Loads AfterPage once the page is shown. */
export function AfterPageLazy(shell: ComponentProps<typeof AfterPage>) {
  return <OnDemand {...shell} />;
}
