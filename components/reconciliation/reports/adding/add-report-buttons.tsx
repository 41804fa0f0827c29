"use client";

import { PlusIcon, UploadIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import type { ReportSource } from "./use-report-import";

const { OnDemand: ImportReport, preload } = onDemand(() => import("./import-report"));
const { OnDemand: NewReport } = onDemand(() => import("./new-report"));

/** The buttons that add a report that didn't come by email. */
export function NewReportButton() {
  return (
    <DialogButton variant="outline" dialog={(close) => <NewReport onClose={close} />}>
      <PlusIcon />
      New report
    </DialogButton>
  );
}

export function ImportReportButton() {
  usePreload(preload);
  return (
    <DialogButton dialog={(close) => <ImportReport onClose={close} />}>
      <UploadIcon />
      Import
    </DialogButton>
  );
}

/** A button that opens the import with an email's attachment. */
export function ImportAttachedReport({ source }: { readonly source: ReportSource }) {
  usePreload(preload);
  return (
    <DialogButton
      variant="outline"
      size="sm"
      aria-label={`Import report ${source.name}`}
      dialog={(close) => <ImportReport source={source} onClose={close} />}
    >
      <UploadIcon />
      Import report
    </DialogButton>
  );
}
