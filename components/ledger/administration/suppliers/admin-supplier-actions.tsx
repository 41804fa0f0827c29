"use client";

import {
  CircleCheckIcon,
  CircleSlashIcon,
  EllipsisIcon,
  FileDownIcon,
  ListIcon,
  MergeIcon,
  PencilIcon,
} from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { AdminSupplierView } from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { adminSupplierMutations } from "./admin-supplier-mutations";
import { reportHref } from "./report-href.model";

const { OnDemand: MergeAdminSupplier } = onDemand(() => import("./merge-admin-supplier"));
const { OnDemand: EditAdminSupplier } = onDemand(() => import("./edit-admin-supplier"));

/** The actions of an administrator for one supplier. */
export function AdminSupplierActions({ view }: { readonly view: AdminSupplierView }) {
  const { supplier } = view;
  const { mutate, busy } = useMutation();
  const [isMerging, setIsMerging] = useState(false);
  const turn = () =>
    busy ||
    void mutate(
      supplier.isVerified
        ? adminSupplierMutations.unverify(supplier)
        : adminSupplierMutations.verify(supplier),
    );
  return (
    <>
      <Button variant="outline" onClick={turn} aria-disabled={busy}>
        {supplier.isVerified ? <CircleSlashIcon /> : <CircleCheckIcon />}
        {supplier.isVerified ? "Unverify" : "Verify"}
      </Button>
      <DialogButton variant="outline" dialog={(close) => <EditAdminSupplier view={view} onClose={close} />}>
        <PencilIcon />
        Edit
      </DialogButton>
      <MenuButton
        variant="outline"
        items={[
          {
            label: "View Bookings",
            icon: ListIcon,
            href: ANY_BOOKINGS_URL.href("/admin/bookings", { supplier: supplier.id }),
          },
          { label: "Merge into...", icon: MergeIcon, onSelect: () => setIsMerging(true) },
          { kind: "separator" },
          { label: "Export Report (CSV)", icon: FileDownIcon, href: reportHref(supplier.id, "csv") },
          { label: "Export Report (XLSX)", icon: FileDownIcon, href: reportHref(supplier.id, "xlsx") },
        ]}
      >
        <EllipsisIcon />
        Actions
      </MenuButton>
      {isMerging ? <MergeAdminSupplier supplier={supplier} onClose={() => setIsMerging(false)} /> : null}
    </>
  );
}
