"use client";

import { changeCurrentAddress, useCurrentAddress } from "@/components/shared/mutations/current-address";
import { useUrlState } from "@/components/shared/table/url-state";
import { ENTRY_URL } from "@/lib/platform/base/addresses/addresses.model";

/** The line of the report that is at work; empty where none is. */
export function useOpenedEntry(): string {
  const { values } = useUrlState(ENTRY_URL);
  return useCurrentAddress(openedEntry, values.entry);
}

/** Opens another line of the same report in the same frame, or none. */
export function openEntry(id: string | null): void {
  const { pathname, search } = window.location;
  changeCurrentAddress(ENTRY_URL.href(pathname, { entry: id }, new URLSearchParams(search)), "replace");
}

/** The same, asked at the moment of a press. */
export function openedEntry(): string {
  return ENTRY_URL.read(new URLSearchParams(window.location.search)).entry;
}
