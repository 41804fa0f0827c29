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
import { useUrlState } from "@/components/shared/table/url-state";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { BOOKINGS_URL, OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { supplierMutations } from "./supplier-mutations";

/** The menu of one supplier in the list. */
export function SupplierRowMenu({ supplier }: { readonly supplier: SupplierRow }) {
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
export function useSupplierMenu(supplier: Pick<SupplierRow, "id" | "name" | "isActive">): MenuItem[] {
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
