"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useMemo, useTransition } from "react";
import { changeAddress } from "../moves/refresh";

/** What changes in the query; null removes a key. */
export type QueryPatch = Readonly<Record<string, string | number | null>>;

type UrlState = {
  readonly params: URLSearchParams;
  /** The address with a change applied; for links. */
  readonly href: (patch: QueryPatch) => string;
  /** Goes there through the server; `push` adds a history entry, else the present one is replaced. */
  readonly go: (patch: QueryPatch, how?: "push" | "replace") => void;
  /** Goes to another page of the same section; what is shown stays until that one has come. */
  readonly visit: (address: string) => void;
  /** Changes the address in the same frame without asking the server; for dialogs. */
  readonly show: (patch: QueryPatch, how?: "push" | "replace") => void;
  /** True until the server's answer to `go` or `visit` is on the screen. */
  readonly pending: boolean;
};

const Url = createContext<UrlState | null>(null);

/** The address is the state: tab, page, search, sort, open record. All lists below share one notion of "pending". */
export function UrlStateProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const [pending, startTransition] = useTransition();
  const state = useMemo<UrlState>(() => {
    const href = (patch: QueryPatch) => withQuery(pathname, search, patch);
    return {
      params: new URLSearchParams(search),
      href,
      go: (patch, how = "replace") => startTransition(() => router[how](href(patch), { scroll: false })),
      visit: (address) => startTransition(() => router.replace(address, { scroll: false })),
      show: (patch, how = "push") => changeAddress(href(patch), how),
      pending,
    };
  }, [router, pathname, search, pending]);
  return <Url value={state}>{children}</Url>;
}

export function useUrlState(): UrlState {
  const state = useContext(Url);
  if (!state) throw new Error("useUrlState needs UrlStateProvider above it.");
  return state;
}

function withQuery(pathname: string, search: string, patch: QueryPatch): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === "") params.delete(key);
    else params.set(key, String(value));
  }
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
