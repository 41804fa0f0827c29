"use client";

import { EllipsisIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { FigureRow } from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { reportHref } from "./report-href.model";

/** What can be looked at of one supplier of the list. */
export function FigureRowMenu({
  supplier: { id, name },
}: {
  readonly supplier: Pick<FigureRow, "id" | "name">;
}) {
  return (
    <span className="relative z-10 inline-flex">
      <MenuButton
        variant="ghost"
        size="icon-sm"
        aria-label={`Actions for ${name}`}
        items={[
          { label: "View Bookings", href: ANY_BOOKINGS_URL.href("/admin/bookings", { supplier: id }) },
          { label: "Payment History", href: `/admin/suppliers/${id}#payment-history` },
          { kind: "separator" },
          { label: "Export Report (CSV)", href: reportHref(id, "csv") },
          { label: "Export Report (XLSX)", href: reportHref(id, "xlsx") },
        ]}
      >
        <EllipsisIcon aria-hidden="true" />
      </MenuButton>
    </span>
  );
}
