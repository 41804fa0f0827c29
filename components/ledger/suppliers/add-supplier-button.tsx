"use client";

import { PlusIcon } from "lucide-react";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

/** A button that opens the Add Supplier dialog. A second one on the same screen needs another label. */
export function AddSupplierButton({ label = "Add Supplier" }: { readonly label?: string }) {
  const { show } = useUrlState(OPEN_URL);
  return (
    <Button onClick={() => show({ dialog: "add-supplier" })}>
      <PlusIcon />
      {label}
    </Button>
  );
}
