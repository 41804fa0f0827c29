import { CircleAlertIcon, CircleCheckIcon } from "lucide-react";
import { useState } from "react";
import { UndoButton } from "@/components/shared/file-import/undo-button";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { errorLine, type ImportError } from "@/lib/imports/csv-import.model";
import { counted } from "@/lib/platform/base/text";
import { turnImport } from "./import-mutations";
import { FailedRowsLink } from "./recent-imports";
import type { ImportOutcome } from "./use-csv-import";

const LINES = 200;

/** The result of the import: the number of imported rows, the failed rows with reasons, and Undo. */
export function CompleteStep({
  outcome,
  onUndone,
}: {
  readonly outcome: ImportOutcome;
  readonly onUndone: () => void;
}) {
  const [isUndone, setIsUndone] = useState(false);
  const { success, imported, importId } = outcome;
  const Icon = success ? CircleCheckIcon : CircleAlertIcon;
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col items-center gap-2 py-4 text-center">
        <Icon
          aria-hidden="true"
          className={success ? "size-10 text-ok-foreground" : "size-10 text-danger-foreground"}
        />
        <h3 className="font-semibold text-md">{success ? "Import Complete" : "Import Failed"}</h3>
        <p className="text-muted-foreground">{detailsOf(outcome, isUndone)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {importId && outcome.failed > 0 ? <FailedRowsLink importId={importId} /> : null}
        {importId && imported > 0 ? (
          <UndoButton
            {...turnImport(importId)}
            isUndone={isUndone}
            onChange={(status) => {
              setIsUndone(status === "UNDONE");
              onUndone();
            }}
          />
        ) : null}
      </div>
      <ErrorLines errors={outcome.errors} />
    </div>
  );
}

function detailsOf(outcome: ImportOutcome, isUndone: boolean): string {
  if (isUndone) return "This import has been undone.";
  if (!outcome.success && outcome.failed === 0) return "Nothing was saved.";
  return `${partsOf(outcome).join(", ")}.`;
}

function partsOf({ imported, failed, skipped = 0, suppliersCreated = 0 }: ImportOutcome): string[] {
  const total = imported + failed + skipped;
  return [
    `${counted(imported, "booking")} imported`,
    ...(failed > 0 ? [`${failed.toLocaleString("en-US")} of ${counted(total, "row")} failed`] : []),
    ...(skipped > 0 ? [`${counted(skipped, "duplicate")} left out`] : []),
    ...(suppliersCreated > 0 ? [counted(suppliersCreated, "new supplier")] : []),
  ];
}

function ErrorLines({ errors }: { readonly errors: readonly ImportError[] }) {
  if (errors.length === 0) return null;
  return (
    <ScrollRegion
      label="Errors"
      className="max-h-72 overflow-y-auto rounded-lg border border-danger-foreground/30 bg-danger p-3 text-danger-foreground text-sm"
    >
      <ul className="flex flex-col gap-1">
        {errors.slice(0, LINES).map((error) => (
          <li key={`${error.row}:${error.field}`}>{errorLine(error)}</li>
        ))}
      </ul>
      {errors.length > LINES ? <p className="mt-2 font-medium">And more: download the failed rows.</p> : null}
    </ScrollRegion>
  );
}
