import { z } from "zod";
import { SUPPLIER_SORTS } from "@/lib/platform/base/addresses/addresses.model";
import { text } from "@/lib/platform/base/input";
import { searchText, skipQuery } from "@/lib/platform/base/paging";

const IDS = 100;

const filters = z.object({
  /** Matches a name that contains any of these texts. */
  name: z.array(text(200)).max(20).optional(),
  ids: z.array(z.uuid()).max(IDS).optional(),
  isVerified: z.boolean().optional(),
  hasBookings: z.boolean().optional(),
  country: text(100).optional(),
  /** Created in the last 30 days. */
  isNew: z.boolean().optional(),
  /** True for only the suppliers that the agent has deactivated, "any" to include them; they are left out otherwise. */
  deactivated: z.union([z.boolean(), z.literal("any")]).optional(),
});

/**
 * The body of `POST /supplier/list`. Without `scope`, a list filtered by name or id searches everything visible to the
 * agent; any other list only the agent's own network.
 */
export const supplierListBody = z.object({
  ...skipQuery(20),
  filters: filters.default({}),
  scope: z.enum(["network", "visible"]).optional(),
  sort: z.enum(SUPPLIER_SORTS).default("name"),
  direction: z.enum(["asc", "desc"]).default("asc"),
});
export type SupplierListQuery = z.output<typeof supplierListBody>;
export type SupplierFilters = SupplierListQuery["filters"];

/** The body of `POST /admin/suppliers/list`. */
export const adminSupplierQuery = z.object({
  ...skipQuery(20),
  filters: filters.pick({ name: true, isVerified: true }).default({}),
  direction: z.enum(["asc", "desc"]).default("asc"),
});
export type AdminSupplierQuery = z.output<typeof adminSupplierQuery>;

/** The query of the administrators' export. */
export const adminSupplierExport = z.object({
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
  search: searchText,
  verified: z.enum(["yes", "no"], { error: "verified must be yes or no" }).optional(),
});

/** Returns the filters for the search text and the verification status of an address. */
export function adminSupplierFilters({
  search,
  verified,
}: {
  readonly search?: string | undefined;
  readonly verified?: "yes" | "no" | null | undefined;
}): AdminSupplierQuery["filters"] {
  return {
    ...(search ? { name: [search] } : {}),
    ...(verified ? { isVerified: verified === "yes" } : {}),
  };
}

/** Returns the scope of a list; see `supplierListBody`. */
export function scopeOf({ scope, filters: { name, ids } }: Pick<SupplierListQuery, "scope" | "filters">) {
  return scope ?? (searched(name).length > 0 || ids ? "visible" : "network");
}

/** Returns the texts that aren't empty. */
export function searched(names: readonly string[] | undefined): readonly string[] {
  return (names ?? []).filter((name) => name !== "");
}

/** The figures of the directory's cards. */
export type SupplierStats = {
  readonly total: number;
  readonly newThisMonth: number;
  /** The measured average of days from travel end to payment; 35 if nothing has been paid yet. */
  readonly averagePaymentDays: number;
  readonly active: number;
};

export const NEW_DAYS = 30;
export const ACTIVE_DAYS = 90;
export const DEFAULT_PAYMENT_DAYS = 35;
