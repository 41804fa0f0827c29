"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useUrlState } from "@/components/shared/table/url-state";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

const { OnDemand: SupplierDetail, preload: loadDetail } = onDemand(() => import("./supplier-detail"));
const { OnDemand: AddSupplier, preload: loadAdd } = onDemand(() => import("./add-supplier"));
const { OnDemand: EditSupplier, preload: loadEdit } = onDemand(() => import("./edit-supplier"));
const { OnDemand: MergeSupplier, preload: loadMerge } = onDemand(() => import("./merge-supplier"));
const loadAll = () => Promise.all([loadDetail(), loadAdd(), loadEdit(), loadMerge()]);

/** Shows the dialogs that the address of the supplier list requests. Their code is preloaded. */
export function SupplierDialogs() {
  const { values, show } = useUrlState(OPEN_URL);
  usePreload(loadAll);
  const { dialog, for: id, supplier: shown } = values;
  const close = () => show({ dialog: null, for: null }, "replace");
  if (dialog === "add-supplier") return <AddSupplier onClose={close} />;
  if (dialog === "edit-supplier" && id) return <EditSupplier key={id} id={id} onClose={close} />;
  if (dialog === "merge-supplier" && id) return <MergeSupplier key={id} id={id} onClose={close} />;
  if (!shown) return null;
  return (
    <SupplierDetail
      key={shown}
      id={shown}
      onClose={() => show({ supplier: null }, "replace")}
      onEdit={() => show({ dialog: "edit-supplier", for: shown })}
    />
  );
}
