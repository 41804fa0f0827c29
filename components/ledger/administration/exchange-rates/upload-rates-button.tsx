"use client";

import { UploadIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";

const { OnDemand: UploadRates, preload } = onDemand(() => import("./upload-rates"));

/** The button that opens the upload of a file of rates. */
export function UploadRatesButton() {
  usePreload(preload);
  return (
    <DialogButton dialog={(close) => <UploadRates onClose={close} />}>
      <UploadIcon />
      Upload rates
    </DialogButton>
  );
}
