"use client";

import { columnsFor } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { OPEN_URL } from "@/lib/base/addresses.model";
import type { SupplierRow } from "@/lib/suppliers/supplier-row.model";
import { askAhead } from "./ask-ahead";
import { SupplierRowMenu } from "./supplier-row-menu";
import { VerifiedBadge } from "./verified-badge";

const column = columnsFor<SupplierRow>();

/** The columns of the directory; an empty cell is a dash. */
export const SUPPLIER_COLUMNS = column.columns([
  column.accessor("name", {
    enableHiding: false,
    meta: { label: "Supplier Name", sortKey: "name", card: "title" },
    cell: ({ row }) => <NameCell supplier={row.original} />,
  }),
  column.accessor("email", {
    meta: { label: "Email" },
    cell: ({ getValue }) => {
      const email = getValue();
      return email ? (
        <a
          href={`mailto:${email}`}
          className="relative z-10 inline-block max-w-52 truncate align-bottom text-primary underline decoration-1 underline-offset-4"
        >
          {email}
        </a>
      ) : (
        "–"
      );
    },
  }),
  column.accessor("phoneNumber", {
    meta: { label: "Phone" },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{getValue() ?? "–"}</span>,
  }),
  column.accessor("bookingCount", {
    meta: { label: "Bookings", sortKey: "bookings", align: "end" },
    cell: ({ getValue }) => getValue().toLocaleString("en-US"),
  }),
  column.accessor("location", {
    meta: { label: "Location", leaves: "second" },
    cell: ({ getValue }) => <span className="md:whitespace-nowrap">{getValue() ?? "–"}</span>,
  }),
  column.accessor("createdAt", {
    meta: { label: "Created", sortKey: "created", leaves: "first" },
    cell: ({ getValue }) => <InstantText value={getValue()} />,
  }),
  column.display({
    id: "actions",
    enableHiding: false,
    meta: { label: "Actions", card: "corner" },
    cell: ({ row }) => <SupplierRowMenu supplier={row.original} />,
  }),
]);

function NameCell({ supplier }: { readonly supplier: SupplierRow }) {
  const { href, show } = useUrlState(OPEN_URL);
  const patch = { supplier: supplier.id };
  const open = () => {
    askAhead(supplier);
    show(patch);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <RowLink href={href(patch)} onOpen={open} onPress={() => askAhead(supplier)}>
        {supplier.name}
      </RowLink>
      {supplier.isVerified ? <VerifiedBadge /> : null}
      {supplier.isActive ? null : <Badge>Deactivated</Badge>}
    </span>
  );
}
