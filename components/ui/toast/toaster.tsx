"use client";

import { useCallback, useEffect, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { keepApart } from "./keep-apart";
import { whenWaiting } from "./toast";

const { OnDemand: ToastStage } = onDemand(() => import("./toast-stage"));

/** Long after the page is there, and before most connections are lost. */
const AT_LATEST_MS = 5_000;

/**
 * The place where toasts appear. Its code is none of what opening a page fetches: it comes as somebody is about to press
 * something, with the first message, and in any case soon, since it has to be there before what it tells of, a lost
 * connection above all.
 */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(async () => setWanted(true), []);
  useEffect(keepApart, []);
  usePreload(want, !isWanted);
  useEffect(() => {
    const timer = setTimeout(want, AT_LATEST_MS);
    const ended = whenWaiting(want);
    return () => {
      clearTimeout(timer);
      ended();
    };
  }, [want]);
  return isWanted ? <ToastStage /> : null;
}
