import { useState } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
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
    <Dialog
      title={(supplier ?? pressed)?.name ?? "Supplier Details"}
      className="sm:max-w-xl"
      hasCross={false}
      body={{ tabIndex: 0, role: "region", "aria-label": "Supplier details", "aria-busy": loaded.isLoading }}
      cancel="Close"
      footer={supplier ? <Button onClick={onEdit}>Edit Supplier</Button> : null}
      onClose={onClose}
    >
      <Body loaded={loaded} />
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
