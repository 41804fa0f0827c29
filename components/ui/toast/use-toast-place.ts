"use client";

import { useEffect, useState } from "react";
import { whenSaid } from "./toast";
import { clearPlace, type ToastPlace } from "./toast-place";

/** Where messages stand now; they make room when what they would cover comes up beneath them. */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(() => clearPlace(null));
  useEffect(() => {
    let frame = 0;
    const isShown = () => document.querySelector("[data-sonner-toast]") !== null;
    const look = () => setPlace((present) => clearPlace(isShown() ? present : null));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      if (isShown()) frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", lookSoon);
    const stop = whenSaid(look);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("resize", lookSoon);
    };
  }, []);
  return place;
}
