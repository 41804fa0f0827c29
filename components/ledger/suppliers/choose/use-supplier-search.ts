import { useState } from "react";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";

export type FoundSupplier = {
  readonly id: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly isUserCreated: boolean;
  readonly isActive: boolean;
  readonly commissionPercent: number | null;
};

/** The result of looking up a typed name: pending, an existing supplier, a new one, or no name. */
export type SupplierState = "checking" | "existing" | "new" | "none";

const DEBOUNCE_MS = 400;
const LEFT_FIELD_MS = 100;
const LIMIT = 25;

/**
 * Looks up a supplier's name while it is typed: 400 ms after the last key, or 100 ms after the field loses focus. If
 * exactly one supplier has the same name, ignoring case, it is selected.
 */
export function useSupplierSearch(typed: string, chosenId: string | null) {
  const name = typed.trim();
  const [isLeft, setIsLeft] = useState(false);
  const settled = useDebounced(name, isLeft ? LEFT_FIELD_MS : DEBOUNCE_MS);
  const { data, isPending } = useResource(suppliersOf(settled), { enabled: settled !== "" });
  // If the search fails, the name stays as typed; the server matches it again on saving.
  const isKnown = settled === name && !isPending;
  const found = isKnown ? (data ?? []) : [];
  const match = onlyMatch(found, name);
  return { found, match, state: stateOf(name, chosenId, isKnown, match), setIsLeft };
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

function suppliersOf(name: string): Resource<readonly FoundSupplier[]> {
  const body = { filters: { name: [name], deactivated: "any" }, limit: LIMIT };
  return {
    key: ["suppliers", body],
    ask: async (signal) => {
      const call = { method: "POST", body, signal } as const;
      return (await fetchJson<{ data: readonly FoundSupplier[] }>("/supplier/list", call)).data;
    },
  };
}
