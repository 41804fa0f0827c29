import type { BookingScope } from "@/lib/bookings/list/bookings-page.model";

type Wanted = {
  readonly format: "csv" | "xlsx";
  readonly ids?: readonly string[];
  readonly scope?: BookingScope;
  readonly params?: URLSearchParams;
};

/** The address that downloads chosen bookings, or everything that the list's filter finds. */
export function exportHref({ format, ids, scope, params }: Wanted): string {
  const query = new URLSearchParams({ format });
  if (ids) query.set("ids", ids.join(","));
  if (scope && scope !== "all") query.set("status", scope);
  for (const [from, to] of FILTERS) {
    const value = params?.get(from);
    if (value) query.set(to, value);
  }
  return `/api/bookings/export?${query}`;
}

const FILTERS = [
  ["search", "search"],
  ["view", "view"],
  ["supplier", "supplierId"],
] as const;
