import { SUPPLIER_SORTS, type SupplierListQuery, supplierListBody } from "./supplier-list.model";

const SIZE = 20;

type Params = Readonly<Record<string, string | string[] | undefined>>;
/** The list's query and where it is: the state of the directory that its address holds. */
export type SuppliersPage = {
  readonly query: SupplierListQuery;
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
};

/** From an address; what can't be read there is left out rather than refused. */
export function suppliersPageOf(params: Params): SuppliersPage {
  const one = (name: string) => (typeof params[name] === "string" ? (params[name] as string) : "");
  const page = wholeIn(one("page"), 100_000) ?? 1;
  const pageSize = wholeIn(one("pageSize"), 100) ?? SIZE;
  const search = storable(one("search").trim().slice(0, 200));
  const query = supplierListBody.parse({
    skip: (page - 1) * pageSize,
    limit: pageSize,
    scope: "network",
    filters: {
      ...(search ? { name: [search] } : {}),
      ...(one("verified") ? { isVerified: one("verified") === "yes" } : {}),
      ...(one("booked") ? { hasBookings: one("booked") === "yes" } : {}),
      ...(one("country") ? { country: storable(one("country").slice(0, 100)) } : {}),
      ...(one("new") === "yes" ? { isNew: true } : {}),
      ...(one("deactivated") === "yes" ? { deactivated: true } : {}),
    },
    ...sortIn(one("sort")),
  });
  return { query, page, pageSize, search };
}

function sortIn(sort: string) {
  const key = SUPPLIER_SORTS.find((one) => one === sort.replace(/^-/, ""));
  return key ? { sort: key, direction: sort.startsWith("-") ? "desc" : "asc" } : {};
}

function wholeIn(text: string, most: number): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
