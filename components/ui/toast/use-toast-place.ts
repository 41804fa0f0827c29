"use client";

import { useEffect, useState } from "react";
import { whenSaid } from "./toast";
import { TOASTS } from "./toast-parts";
import { clearPlace, type ToastPlace } from "./toast-place";

const USES = ["pointerdown", "focusin"];
const CONTROLS = "a[href], button, input, select, textarea";

/** Where messages stand now; they make room when what they would cover comes up beneath them. */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(() => clearPlace(null, null));
  useEffect(() => {
    let frame = 0;
    let used: Element | null = null;
    const use = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control && !control.closest(TOASTS)) used = control;
    };
    const isShown = () => document.querySelector("[data-sonner-toast]") !== null;
    const look = () => setPlace((present) => clearPlace(isShown() ? present : null, used));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      if (isShown()) frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", lookSoon);
    // Not every browser gives what is pressed the focus.
    for (const name of USES) document.addEventListener(name, use, true);
    const stop = whenSaid(look);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("resize", lookSoon);
      for (const name of USES) document.removeEventListener(name, use, true);
    };
  }, []);
  return place;
}
