"use client";

import { PlusIcon } from "lucide-react";
import { useUrlState } from "@/components/shared/url-state";
import { Button } from "@/components/ui/button";

/** Opens the dialog that adds a supplier. */
export function AddSupplierButton() {
  const { show } = useUrlState();
  return (
    <Button onClick={() => show({ dialog: "add-supplier" })}>
      <PlusIcon aria-hidden="true" />
      Add Supplier
    </Button>
  );
}
