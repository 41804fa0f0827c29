"use client";

import dynamic from "next/dynamic";
import { useUrlState } from "@/components/shared/url-state";

const SupplierDetail = dynamic(() => import("./supplier-detail"), { ssr: false });
const AddSupplier = dynamic(() => import("./add-supplier"), { ssr: false });
const EditSupplier = dynamic(() => import("./edit-supplier"), { ssr: false });
const MergeSupplier = dynamic(() => import("./merge-supplier"), { ssr: false });

/** The dialogs that the directory's address can ask for. Their code comes when they do. */
export function SupplierDialogs() {
  const { params, show } = useUrlState();
  const dialog = params.get("dialog");
  const id = params.get("for");
  const close = () => show({ dialog: null, for: null }, "replace");
  if (dialog === "add-supplier") return <AddSupplier onClose={close} />;
  if (dialog === "edit-supplier" && id) return <EditSupplier key={id} id={id} onClose={close} />;
  if (dialog === "merge-supplier" && id) return <MergeSupplier key={id} id={id} onClose={close} />;
  const shown = params.get("supplier");
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
