"use client";

import { usePathname } from "next/navigation";
import { useCallback, useRef } from "react";
import { setCurrentAddress, useCurrentAddress } from "@/components/shared/mutations/current-address";
import { TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

const PATH = /^\/admin\/(?:bank-)?transactions\/([^/]+)$/;

/**
 * Returns the transaction named in the address, and a function that opens another one in the same frame. The list's
 * filter stays in the address.
 */
export function useOpened(): { readonly id: string; readonly open: (id: string) => void } {
  const path = usePathname();
  const last = useRef(idIn(path) ?? "");
  const present = useCallback(() => {
    // While navigating to another page, keep the current transaction.
    last.current = idIn(window.location.pathname) ?? last.current;
    return last.current;
  }, []);
  return { id: useCurrentAddress(present, idIn(path) ?? ""), open };
}

function open(id: string): void {
  const { pathname, search } = window.location;
  const { page, pageSize, ...kept } = TRANSACTIONS_URL.read(new URLSearchParams(search));
  const base = pathname.slice(0, pathname.lastIndexOf("/"));
  setCurrentAddress(TRANSACTIONS_URL.href(`${base}/${id}`, kept), "replace");
}

function idIn(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}
