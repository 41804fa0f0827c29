import { setCurrentAddress, useCurrentAddress } from "@/components/shared/mutations/current-address";
import { useUrlState } from "@/components/shared/table/url-state";
import { WORKBENCH_URL } from "@/lib/platform/base/addresses/addresses.model";

const LIST = "/admin/transactions";

/** Returns the id of the peeked transaction; null if there is none. */
export function usePeeked(): string | null {
  const { values } = useUrlState(WORKBENCH_URL);
  return useCurrentAddress(inAddress, values.peek) || null;
}

/**
 * Peeks at another transaction of the list, or at none. It does nothing on other pages, where a
 * message's Undo may call it.
 */
export function openPeek(id: string | null): void {
  const { pathname, search } = window.location;
  if (pathname !== LIST) return;
  const query = new URLSearchParams(search);
  const how = id !== null && inAddress() === "" ? "push" : "replace";
  setCurrentAddress(WORKBENCH_URL.href(pathname, { peek: id, candidate: null, dialog: null }, query), how);
}

function inAddress(): string {
  return WORKBENCH_URL.read(new URLSearchParams(window.location.search)).peek;
}
