import type { BookingsValues } from "@/lib/base/addresses.model";
import type { BookingScope } from "@/lib/bookings/list/bookings-page.model";

type Wanted = {
  readonly format: "csv" | "xlsx";
  readonly ids?: readonly string[];
  readonly scope?: BookingScope;
  readonly values?: BookingsValues;
};

/** The address that downloads chosen bookings, or everything that the list's filter finds. */
export function exportHref({ format, ids, scope, values }: Wanted): string {
  const query = {
    format,
    ids: ids?.join(","),
    status: scope === "all" ? undefined : scope,
    search: values?.search,
    view: values?.view,
    supplierId: values?.supplier,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api/bookings/export?${new URLSearchParams(given)}`;
}
