import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { SupplierRowMenu } from "./supplier-row-menu";
import { VerifiedBadge } from "./verified-badge";

/** The columns of the agent's supplier list; empty cells show a dash. */
export const SUPPLIER_COLUMNS: readonly Column<SupplierRow>[] = [
  {
    id: "name",
    label: "Supplier Name",
    sortKey: "name",
    stays: true,
    card: "title",
    cell: (supplier) => <NameCell supplier={supplier} />,
  },
  {
    id: "email",
    label: "Email",
    cell: ({ email }) =>
      email ? (
        <a
          href={`mailto:${email}`}
          className="relative z-10 inline-block max-w-60 truncate align-bottom text-primary leading-6 underline decoration-1 underline-offset-4"
        >
          {email}
        </a>
      ) : (
        "–"
      ),
  },
  {
    id: "phoneNumber",
    label: "Phone",
    cell: ({ phoneNumber }) => <span className="whitespace-nowrap">{phoneNumber ?? "–"}</span>,
  },
  {
    id: "bookingCount",
    label: "Bookings",
    sortKey: "bookings",
    align: "end",
    cell: ({ bookingCount }) => bookingCount.toLocaleString("en-US"),
  },
  {
    id: "location",
    label: "Location",
    leaves: "second",
    cell: ({ location }) => <span className="md:whitespace-nowrap">{location ?? "–"}</span>,
  },
  {
    id: "createdAt",
    label: "Created",
    sortKey: "created",
    leaves: "first",
    cell: ({ createdAt }) => <InstantText value={createdAt} />,
  },
  {
    id: "actions",
    label: "Actions",
    stays: true,
    card: "corner",
    cell: (supplier) => <SupplierRowMenu supplier={supplier} />,
  },
];

function NameCell({ supplier }: { readonly supplier: SupplierRow }) {
  const { href, show } = useUrlState(OPEN_URL);
  const patch = { supplier: supplier.id };
  const open = () => {
    prefetch(supplier);
    show(patch);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere] md:min-w-32">
      <RowLink href={href(patch)} onOpen={open} onPress={() => prefetch(supplier)}>
        {supplier.name}
      </RowLink>
      {supplier.isVerified ? <VerifiedBadge /> : null}
      {supplier.isActive ? null : <Badge>Deactivated</Badge>}
    </span>
  );
}

/**
 * Fetches a supplier when its row is pressed. The import keeps this code out of the list's first load; it belongs to
 * the dialog, whose code is preloaded anyway.
 */
function prefetch(row: SupplierRow): void {
  void import("./supplier-resource").then(
    ({ prefetchSupplier }) => prefetchSupplier(row),
    () => undefined,
  );
}
