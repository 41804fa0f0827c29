import type { TransactionsValues } from "@/lib/base/addresses.model";

/** The address that downloads chosen transactions, or everything that the list's filter finds. */
export function exportHref(
  format: "csv" | "xlsx",
  what: { readonly ids: readonly string[] } | { readonly values: TransactionsValues },
): string {
  const query =
    "ids" in what
      ? { ids: what.ids.join(",") }
      : {
          search: what.values.search,
          status: what.values.status.join(","),
          dateFrom: what.values.from,
          dateTo: what.values.to,
        };
  const given = Object.entries({ format, ...query }).filter(([, value]) => value !== "");
  return `/api/admin/bank-transactions/export?${new URLSearchParams(given)}`;
}
