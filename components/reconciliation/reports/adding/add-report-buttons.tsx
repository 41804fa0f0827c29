"use client";

import { PlusIcon, UploadIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Button } from "@/components/ui/button";
import type { ReportSource } from "./use-report-import";

const { OnDemand: ImportReport, preload } = onDemand(() => import("./import-report"));
const { OnDemand: NewReport } = onDemand(() => import("./new-report"));

/** The buttons that add a report that didn't come by email. */
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

/** A button that opens the import with an email's attachment. */
export function ImportAttachedReport({ source }: { readonly source: ReportSource }) {
  const [isOpen, setIsOpen] = useState(false);
  usePreload(preload);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Import report ${source.name}`}
        onClick={() => setIsOpen(true)}
      >
        <UploadIcon aria-hidden="true" />
        Import report
      </Button>
      {isOpen ? <ImportReport source={source} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
