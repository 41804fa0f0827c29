import { ImportComplete } from "@/components/shared/file-import/import-complete";
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
  const { success, imported, failed, importId } = outcome;
  return (
    <div className="flex flex-col gap-4">
      <ImportComplete
        success={success}
        details={success || failed > 0 ? `${partsOf(outcome).join(", ")}.` : "Nothing was saved."}
        turn={importId && imported > 0 ? turnImport(importId) : null}
        beside={importId && failed > 0 ? <FailedRowsLink importId={importId} /> : null}
        onChange={onUndone}
      />
      <ErrorLines errors={outcome.errors} />
    </div>
  );
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
