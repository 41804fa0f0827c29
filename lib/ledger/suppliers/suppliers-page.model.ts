import { SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { type SupplierListQuery, supplierListBody } from "./supplier-list.model";

/** Reads the list's query from an address; unreadable parts are ignored rather than refused. */
export function suppliersPageOf(address: UrlQuery): SupplierListQuery {
  const { page, pageSize, search, sort, ...wanted } = SUPPLIERS_URL.read(address);
  return supplierListBody.parse({
    skip: (page - 1) * pageSize,
    limit: pageSize,
    scope: "network",
    filters: {
      ...(search ? { name: [search] } : {}),
      ...(wanted.verified ? { isVerified: wanted.verified === "yes" } : {}),
      ...(wanted.booked ? { hasBookings: wanted.booked === "yes" } : {}),
      ...(wanted.country ? { country: wanted.country } : {}),
      ...(wanted.new ? { isNew: true } : {}),
      ...(wanted.deactivated ? { deactivated: true } : {}),
    },
    ...(sort ? { sort: sort.key, direction: sort.descending ? "desc" : "asc" } : {}),
  });
}
