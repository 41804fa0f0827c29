"use client";

import { XIcon } from "lucide-react";
import { useId } from "react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import {
  type AdminBookingStatus,
  ANY_BOOKING_STATUSES,
  ANY_BOOKINGS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";

const WORDS: Readonly<Record<AdminBookingStatus, string>> = {
  confirmed: "Confirmed",
  pending: "Pending (overdue)",
  cancelled: "Cancelled",
  paid: "Paid",
  closed: "Closed",
  archived: "Archived",
};

/** Search by number, client and supplier, status, whose and where, and the list as a file. */
export function AdminBookingTools({
  of,
}: {
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
}) {
  const { values, go } = useUrlState(ANY_BOOKINGS_URL);
  const id = useId();
  return (
    <>
      <SearchBox url={ANY_BOOKINGS_URL} label="Search bookings" placeholder="Number, client or supplier..." />
      <label htmlFor={id} className="sr-only">
        Status
      </label>
      <Select
        id={id}
        className="w-44"
        value={values.status ?? ""}
        onChange={(event) =>
          go({ status: ANY_BOOKING_STATUSES.find((one) => one === event.target.value) ?? null })
        }
      >
        <option value="">All statuses</option>
        {ANY_BOOKING_STATUSES.map((one) => (
          <option key={one} value={one}>
            {WORDS[one]}
          </option>
        ))}
      </Select>
      {(["supplier", "agent"] as const).map((name) =>
        values[name] ? (
          <Button key={name} variant="outline" onClick={() => go({ [name]: null })}>
            {of[name] ?? `Unknown ${name}`}
            <XIcon aria-label="Remove filter" />
          </Button>
        ) : null,
      )}
      <ExportMenu
        path="/api/admin/bookings/export"
        query={{
          search: values.search,
          status: values.status,
          supplier: values.supplier,
          agent: values.agent,
        }}
      />
    </>
  );
}
