"use client";

import { useCallback, useEffect, useState } from "react";
import { failureOf } from "@/lib/api-client/api-failure";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { SupplierDetailsJson } from "@/lib/suppliers/supplier.model";

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
    const abort = new AbortController();
    fetchJson<SupplierDetailsJson>(`/admin/suppliers/${encodeURIComponent(id)}`, {
      signal: abort.signal,
    }).then(
      (supplier) => setState({ supplier, error: null, isLoading: false }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isMissing = failureOf(error).status === 404;
        setState({
          supplier: null,
          error: isMissing ? null : "Failed to load supplier details",
          isLoading: false,
        });
      },
    );
    return () => abort.abort();
  }, [id, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, reload };
}
