"use client";

import { useCallback, useEffect, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { whenWaiting } from "./toast";
import { TOASTS } from "./toast-parts";

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

/**
 * What happens in the messages is none of an open dialog's business, which else would close for a press on them and
 * take the focus back. It listens on the document, before any dialog does and after React. Answers what ends this.
 */
export function keepApart(): () => void {
  const silence = (event: Event) => {
    const to = event instanceof FocusEvent && event.type === "focusout" ? event.relatedTarget : event.target;
    if (to instanceof Element && to.closest(TOASTS)) event.stopImmediatePropagation();
  };
  const heard = ["pointerdown", "focusin", "focusout"];
  for (const name of heard) document.addEventListener(name, silence);
  return () => {
    for (const name of heard) document.removeEventListener(name, silence);
  };
}
