"use client";

import { useEffect, useState } from "react";

/** What is typed, once nothing was typed for `ms` milliseconds. */
export function useSettled(typed: string, ms: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return settled;
}
