"use client";

import { useEffect } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { keepApart } from "./keep-apart";

const { OnDemand: ToastStage } = onDemand(() => import("./toast-stage"));

/** The place where toasts appear. Its code comes right after the page: it has to be there before what it tells of, a lost connection above all. */
export function Toaster() {
  useEffect(keepApart, []);
  return <ToastStage />;
}
