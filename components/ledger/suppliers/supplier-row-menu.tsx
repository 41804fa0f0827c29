"use client";

import { EllipsisIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { useSupplierMenu } from "./use-supplier-menu";

/** What can be done with one supplier of the list. */
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
