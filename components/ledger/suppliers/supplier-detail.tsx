"use client";

import { useState } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { SupplierFacts } from "./supplier-facts";
import { pressedSupplier, useSupplier } from "./supplier-resource";

/** A dialog with all data of one supplier. */
export default function SupplierDetail({
  id,
  onClose,
  onEdit,
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}) {
  const loaded = useSupplier(id);
  const { supplier } = loaded;
  const [pressed] = useState(() => pressedSupplier(id));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent className="sm:max-w-xl" aria-describedby={undefined} hasCross={false}>
        <DialogHeader>
          <DialogTitle>{(supplier ?? pressed)?.name ?? "Supplier Details"}</DialogTitle>
        </DialogHeader>
        {/* Focusable, because it scrolls and may contain no focusable element. */}
        <DialogBody tabIndex={0} role="region" aria-label="Supplier details" aria-busy={loaded.isLoading}>
          <Body loaded={loaded} />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {supplier ? <Button onClick={onEdit}>Edit Supplier</Button> : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Body({ loaded }: { readonly loaded: ReturnType<typeof useSupplier> }) {
  const { supplier, error, isLoading, reload } = loaded;
  if (supplier) return <SupplierFacts supplier={supplier} />;
  if (isLoading) return <Waiting>Loading supplier details...</Waiting>;
  if (error) return <LoadFailed message={error} onRetry={reload} />;
  return <Waiting>No supplier data available</Waiting>;
}

function Waiting({ children }: { readonly children: string }) {
  return (
    <p role="status" className="py-16 text-center text-muted-foreground">
      {children}
    </p>
  );
}
