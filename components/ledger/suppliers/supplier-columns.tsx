import {
  EllipsisIcon,
  EyeIcon,
  MergeIcon,
  PencilIcon,
  PowerIcon,
  PowerOffIcon,
  TicketsIcon,
} from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { useMutation } from "@/components/shared/mutations/mutation";
import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { BOOKINGS_URL, OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { supplierMutations } from "./supplier-mutations";
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

/** The menu of one supplier in the list. */
function SupplierRowMenu({ supplier }: { readonly supplier: SupplierRow }) {
  const items = useSupplierMenu(supplier);
  return (
    <span className="relative z-10 inline-flex">
      <MenuButton variant="ghost" size="icon-sm" aria-label={`Actions for ${supplier.name}`} items={items}>
        <EllipsisIcon />
      </MenuButton>
    </span>
  );
}

/** Returns the items of a supplier's menu. */
function useSupplierMenu(supplier: Pick<SupplierRow, "id" | "name" | "isActive">): MenuItem[] {
  const { show } = useUrlState(OPEN_URL);
  const { mutate } = useMutation();
  const { id, isActive } = supplier;
  return [
    { label: "View Details", icon: EyeIcon, onSelect: () => show({ supplier: id }) },
    { label: "Edit Supplier", icon: PencilIcon, onSelect: () => show({ dialog: "edit-supplier", for: id }) },
    {
      label: "View Bookings",
      icon: TicketsIcon,
      href: BOOKINGS_URL.href("/bookings/open", { status: "all", supplier: id }),
    },
    { label: "Merge into...", icon: MergeIcon, onSelect: () => show({ dialog: "merge-supplier", for: id }) },
    { kind: "separator" },
    isActive
      ? {
          label: "Deactivate",
          icon: PowerOffIcon,
          onSelect: () => void mutate(supplierMutations.deactivate(supplier)),
        }
      : {
          label: "Reactivate",
          icon: PowerIcon,
          onSelect: () => void mutate(supplierMutations.reactivate(supplier)),
        },
  ];
}
