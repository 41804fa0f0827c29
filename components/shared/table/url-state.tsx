import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useTransition } from "react";
import { addressOnItsWay } from "@/components/ui/links/prefetch-link";
import type { UrlPatch, UrlState } from "@/lib/platform/base/addresses/url-state.model";
import { changeAddress } from "../mutations/refresh";
import { useShownAddress } from "../mutations/shown-address";

type Address = {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Navigates to another address through the server; the current content stays until the new one has arrived. */
  readonly visit: (address: string, how?: "push" | "replace") => void;
  /** True until the server's response is on the screen. */
  readonly pending: boolean;
  /** Returns the address that was requested in this section but has not arrived yet; the next change builds on it. */
  readonly ahead: () => URL | null;
  /** What has been read of this address, by its UrlState: all rows and headings of a list read the same. */
  readonly known: Map<unknown, unknown>;
};

const AddressContext = createContext<Address | null>(null);

/**
 * Keeps the state of pages in the address: tab, page, search, sort, open record. All lists below share one `pending`.
 */
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
      known: new Map(),
    };
  }, [router, shown, pending]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** Returns the first segment of a path, or the first two in the administration; one entry of the sidebar. */
function sectionOf(pathname: string): string | undefined {
  return /^(?:\/admin)?\/[^/]*/.exec(pathname)?.[0];
}

/**
 * Returns the values of `state` in the address and functions to change them. "push" adds a history entry, "replace"
 * replaces the current one. `href` is for links, `go` asks the server, and `show` changes the address in the same
 * frame without asking the server, for dialogs.
 */
export function useUrlState<Values>(state: UrlState<Values>) {
  const address = useContext(AddressContext);
  if (!address) throw new Error("useUrlState needs UrlStateProvider above it.");
  const known = address.known.get(state) ?? readOf(address, state);
  address.known.set(state, known);
  return known as ReturnType<typeof readOf<Values>>;
}

function readOf<Values>({ pathname, query, visit, pending, ahead }: Address, state: UrlState<Values>) {
  const href = (patch: UrlPatch<Values>) => state.href(pathname, patch, query);
  const hrefAhead = (patch: UrlPatch<Values>) => {
    const url = ahead();
    return url ? state.href(url.pathname, patch, url.searchParams) : href(patch);
  };
  return {
    values: state.read(query),
    href,
    go: (patch: UrlPatch<Values>, how?: "push" | "replace") => visit(hrefAhead(patch), how),
    show: (patch: UrlPatch<Values>, how: "push" | "replace" = "push") => changeAddress(href(patch), how),
    visit,
    pending,
  };
}
