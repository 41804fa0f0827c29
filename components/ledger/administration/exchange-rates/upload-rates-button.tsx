"use client";

import { UploadIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Button } from "@/components/ui/button";

const { OnDemand: UploadRates, preload } = onDemand(() => import("./upload-rates"));

/** The button that opens the upload of a file of rates. */
export function UploadRatesButton() {
  const [isOpen, setIsOpen] = useState(false);
  usePreload(preload);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UploadIcon aria-hidden="true" />
        Upload rates
      </Button>
      {isOpen ? <UploadRates onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
