import { setCurrentAddress, useCurrentAddress } from "@/components/shared/mutations/current-address";
import { useUrlState } from "@/components/shared/table/url-state";
import { ENTRY_URL } from "@/lib/platform/base/addresses/addresses.model";

/** Returns the id of the open entry of the report; empty if none is open. */
export function useOpenedEntry(): string {
  const { values } = useUrlState(ENTRY_URL);
  return useCurrentAddress(openedEntry, values.entry);
}

/** Opens another entry of the same report, or none, in the same frame. */
export function openEntry(id: string | null): void {
  const { pathname, search } = window.location;
  setCurrentAddress(ENTRY_URL.href(pathname, { entry: id }, new URLSearchParams(search)), "replace");
}

/** Returns the id of the open entry at this moment, for event handlers. */
export function openedEntry(): string {
  return ENTRY_URL.read(new URLSearchParams(window.location.search)).entry;
}
