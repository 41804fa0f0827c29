"use client";

import type { ComponentProps } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import type AfterPage from "./after-page";

const { OnDemand } = onDemand(() => import("./after-page"));

/** What comes after the page, as soon as that is there. */
export function AfterPageLazy(shell: ComponentProps<typeof AfterPage>) {
  return <OnDemand {...shell} />;
}
