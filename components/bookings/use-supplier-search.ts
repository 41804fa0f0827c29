"use client";

import { useEffect, useRef, useState } from "react";
import { fetchJson } from "@/lib/api-client/fetch-json";

export type FoundSupplier = {
  readonly id: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly isUserCreated: boolean;
  readonly isActive: boolean;
  readonly commissionPercent: number | null;
};

/** What a typed name means: looked up, a supplier that exists, a new one, or no name. */
export type SupplierState = "checking" | "existing" | "new" | "none";

const DEBOUNCE_MS = 400;
const LEFT_FIELD_MS = 100;
const LIMIT = 25;

type Answer = { readonly name: string; readonly found: readonly FoundSupplier[] };

/** Looks a supplier's name up while it is typed: 400 ms after the last key, or 100 ms after the field was left. Exactly one equal name (case apart) is that supplier. */
export function useSupplierSearch(typed: string, chosenId: string | null) {
  const name = typed.trim();
  const [answer, setAnswer] = useState<Answer>({ name: "", found: [] });
  const [isLeft, setIsLeft] = useState(false);
  const latest = useRef("");
  latest.current = name;
  const isKnown = answer.name === name;
  useEffect(() => {
    if (name === "" || isKnown) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        lookUp(name, abort.signal).then(
          (found) => latest.current === name && setAnswer({ name, found }),
          // A failed search leaves the name as it was typed: the server matches it again on saving.
          () => abort.signal.aborted || setAnswer({ name, found: [] }),
        );
      },
      isLeft ? LEFT_FIELD_MS : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, isKnown, isLeft]);
  const match = isKnown ? onlyMatch(answer.found, name) : undefined;
  return {
    found: isKnown ? answer.found : [],
    match,
    state: stateOf(name, chosenId, isKnown, match),
    setIsLeft,
    /** What was found is asked for again. */
    lookAgain: () => setAnswer({ name: "", found: [] }),
  };
}

function stateOf(
  name: string,
  chosenId: string | null,
  isKnown: boolean,
  match: FoundSupplier | undefined,
): SupplierState {
  if (name === "") return "none";
  if (chosenId || match) return "existing";
  return isKnown ? "new" : "checking";
}

function onlyMatch(found: readonly FoundSupplier[], name: string): FoundSupplier | undefined {
  const equal = found.filter((one) => one.name.trim().toLowerCase() === name.toLowerCase());
  return equal.length === 1 ? equal[0] : undefined;
}

async function lookUp(name: string, signal: AbortSignal): Promise<readonly FoundSupplier[]> {
  const { data } = await fetchJson<{ data: readonly FoundSupplier[] }>("/supplier/list", {
    method: "POST",
    body: { filters: { name: [name], deactivated: "any" }, limit: LIMIT },
    signal,
  });
  return data;
}
