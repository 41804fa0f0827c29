"use client";

import { FileSpreadsheetIcon } from "lucide-react";
import { useRef } from "react";
import { DropArea } from "@/components/shared/form/drop-area";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { ImportDetails } from "./import-details";
import { useReportImport } from "./use-report-import";

/** Makes a report of a supplier's CSV file or workbook: it is read, shown, put right, and then taken as a whole. */
export default function ImportReport({ onClose }: { readonly onClose: () => void }) {
  const work = useReportImport();
  const { file, preview, error, isBusy } = work;
  if (file && preview) return <ImportDetails work={work} file={file} preview={preview} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Import a commission report</DialogTitle>
          <DialogDescription>A supplier's statement as CSV or XLSX, up to 5 MB.</DialogDescription>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          {error ? <LoadFailed message={error} onRetry={null} /> : null}
          <ChooseFile isBusy={isBusy} onFile={work.choose} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function ChooseFile({ isBusy, onFile }: { readonly isBusy: boolean; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropArea onFiles={([file]) => file && onFile(file)} className="contents">
      {(isOver) => (
        <div
          aria-busy={isBusy}
          className={cn(
            "flex flex-col items-center gap-3 rounded-lg border border-input border-dashed px-4 py-10 text-center transition-colors duration-150",
            isOver && "border-primary bg-accent",
          )}
        >
          <FileSpreadsheetIcon aria-hidden="true" className="size-8 text-primary" />
          <p>
            Drop a file here, or choose one.
            <span className="mt-1 block text-muted-foreground text-sm">
              Nothing is imported before you have seen what was read.
            </span>
          </p>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            className="sr-only"
            tabIndex={-1}
            aria-label="Statement file"
            onChange={(event) => {
              const chosen = event.target.files?.item(0);
              event.target.value = "";
              if (chosen) onFile(chosen);
            }}
          />
          <Button aria-disabled={isBusy} onClick={() => input.current?.click()}>
            {isBusy ? "Reading..." : "Choose File"}
          </Button>
        </div>
      )}
    </DropArea>
  );
}
