"use client";

import { PlusIcon, UploadIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Button } from "@/components/ui/button";

const { OnDemand: ImportReport, preload } = onDemand(() => import("./import-report"));
const { OnDemand: NewReport } = onDemand(() => import("./new-report"));

/** The ways to a report that no mail brought. */
export function NewReportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <PlusIcon aria-hidden="true" />
        New report
      </Button>
      {isOpen ? <NewReport onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

export function ImportReportButton() {
  const [isOpen, setIsOpen] = useState(false);
  usePreload(preload);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UploadIcon aria-hidden="true" />
        Import
      </Button>
      {isOpen ? <ImportReport onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
