"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useTransition } from "react";
import { addressOnItsWay } from "@/components/ui/links/near-link";
import type { UrlPatch, UrlState } from "@/lib/platform/base/addresses/url-state.model";
import { changeAddress } from "../mutations/refresh";
import { useShownAddress } from "../mutations/shown-address";

type Address = {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Goes to another address through the server; what is shown stays until that one has come. */
  readonly visit: (address: string, how?: "push" | "replace") => void;
  /** True until the server's answer is on the screen. */
  readonly pending: boolean;
  /** What was asked for before and hasn't come yet, of this section: the next change is one of that. */
  readonly ahead: () => URL | null;
};

const AddressContext = createContext<Address | null>(null);

/** The address is the state: tab, page, search, sort, open record. All lists below share one notion of "pending". */
export function UrlStateProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const shown = useShownAddress(`${usePathname()}?${useSearchParams()}`);
  const [pending, startTransition] = useTransition();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!pending) asked.current = undefined;
  }, [pending]);
  const address = useMemo<Address>(() => {
    const [pathname = "", query] = shown.split("?");
    return {
      pathname,
      query: new URLSearchParams(query),
      visit: (to, how = "replace") => {
        asked.current = to;
        startTransition(() => router[how](to, { scroll: false }));
      },
      pending,
      ahead: () => {
        const to = addressOnItsWay() ?? asked.current;
        const url = to === undefined ? null : new URL(to, window.location.href);
        return url && sectionOf(url.pathname) === sectionOf(pathname) ? url : null;
      },
    };
  }, [router, shown, pending]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** The first part of a path, in the administration the second: what a place of the sidebar stands for. */
function sectionOf(pathname: string): string | undefined {
  return /^(?:\/admin)?\/[^/]*/.exec(pathname)?.[0];
}

/**
 * What the address says of `state`, and the ways to change it; `push` adds a history entry, else the present one is
 * replaced. `href` is for links, `go` asks the server, `show` changes the address in the same frame without it: for dialogs.
 */
export function useUrlState<Values>(state: UrlState<Values>) {
  const address = useContext(AddressContext);
  if (!address) throw new Error("useUrlState needs UrlStateProvider above it.");
  return useMemo(() => {
    const { pathname, query, visit, pending, ahead } = address;
    const href = (patch: UrlPatch<Values>) => state.href(pathname, patch, query);
    const hrefAhead = (patch: UrlPatch<Values>) => {
      const url = ahead();
      return url ? state.href(url.pathname, patch, url.searchParams) : href(patch);
    };
    let values: Values | undefined;
    return {
      /** Read when somebody asks: links in rows don't. */
      get values() {
        values ??= state.read(query);
        return values;
      },
      href,
      go: (patch: UrlPatch<Values>, how?: "push" | "replace") => visit(hrefAhead(patch), how),
      show: (patch: UrlPatch<Values>, how: "push" | "replace" = "push") => changeAddress(href(patch), how),
      visit,
      pending,
    };
  }, [state, address]);
}
