import { useEffect, useState } from "react";

/** Returns the typed text once it has not changed for `ms` milliseconds. */
export function useDebounced(typed: string, ms: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return settled;
}
