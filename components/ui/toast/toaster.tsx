"use client";

import { useCallback, useEffect, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { whenWaiting } from "./toast";
import { TOASTS } from "./toast-parts";

const { OnDemand: ToastStage } = onDemand(() => import("./toast-renderer"));

/**
 * The time after which the code is loaded anyway: well after the page has loaded, and before most connections are lost.
 */
const AT_LATEST_MS = 5_000;

/**
 * The place where messages appear. Its code is not part of the initial page load. It is loaded when the user is about
 * to press something, with the first message, and in any case after a few seconds, because it must be there before it
 * has to report a lost connection.
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
 * Hides pointer and focus events inside the messages from open dialogs, which would otherwise close on a press there
 * and take the focus back. The listeners are on the document, before any dialog's and after React's. Returns a
 * function that stops this.
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
