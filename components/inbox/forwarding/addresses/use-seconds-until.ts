"use client";

import { useEffect, useState } from "react";

const SECOND_MS = 1_000;

/** The whole seconds left until a moment, counted down; 0 once it has passed, and before the page has its clock. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(moment);
  const left = Math.max(0, Math.ceil((moment - now) / SECOND_MS));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (moment <= Date.now()) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
