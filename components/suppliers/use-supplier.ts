"use client";

import { useCallback, useEffect, useState } from "react";
import { failureOf } from "@/lib/api-client/api-failure";
import type { SupplierDetailsJson } from "@/lib/suppliers/supplier.model";
import { supplierAhead } from "./supplier-ahead";

type Loaded = {
  readonly supplier: SupplierDetailsJson | null;
  /** Why it could not be loaded; null for a supplier that isn't there. */
  readonly error: string | null;
  readonly isLoading: boolean;
};

/** One supplier's details, and a way to ask for them again. */
export function useSupplier(id: string): Loaded & { readonly reload: () => void } {
  const [state, setState] = useState<Loaded>({ supplier: null, error: null, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isOver = false;
    const settle = (loaded: Loaded) => (isOver ? undefined : setState(loaded));
    supplierAhead.take(id).then(
      (supplier) => settle({ supplier, error: null, isLoading: false }),
      (error: unknown) => {
        const isMissing = failureOf(error).status === 404;
        settle({
          supplier: null,
          error: isMissing ? null : "Failed to load supplier details",
          isLoading: false,
        });
      },
    );
    return () => {
      isOver = true;
    };
  }, [id, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, reload };
}
