"use client";

import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { keepApart } from "./keep-apart";
import { toastDemand } from "./toast";

const ToastStage = lazy(() => import("./toast-stage"));

/** The place where toasts appear; empty, and weightless, until the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted, () => false);
  useEffect(keepApart, []);
  return wanted ? (
    <Suspense>
      <ToastStage />
    </Suspense>
  ) : null;
}
