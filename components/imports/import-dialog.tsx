import { DownloadIcon } from "lucide-react";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { DropFile } from "@/components/shared/file-import/drop-file";
import { ImportComplete } from "@/components/shared/file-import/import-complete";
import { ImportWizard } from "@/components/shared/file-import/import-wizard";
import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { type CsvImport, type DryRun, errorLine, type ImportError } from "@/lib/imports/csv-import.model";
import { missingFields } from "@/lib/imports/csv-mapping.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";
import { counted } from "@/lib/platform/base/text";
import { turnImport } from "./import-mutations";
import { MappingStep } from "./mapping-step";
import { PreviewStep } from "./preview-step";
import { FailedRowsLink, RecentImports } from "./recent-imports";
import { type CsvFlow, type ImportOutcome, type Keep, useCsvImport } from "./use-csv-import";

const LINES = 200;

/** The result of the import: the number of imported rows, the failed rows with reasons, and Undo. */
function CompleteStep({
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

type Props = {
  readonly onClose: () => void;
  readonly onImported: () => void;
};

/** The import dialog, or a prompt to choose a plan if the agent needs one. */
export default function ImportDialog(props: Props) {
  return (
    <PlanFirst onClose={props.onClose}>
      <Import {...props} />
    </PlanFirst>
  );
}

/**
 * Imports bookings from a CSV file in five steps. `onImported` is called when the list has changed,
 * after an import or an undo.
 */
function Import({ onClose, onImported }: Props) {
  const flow = useCsvImport((outcome: ImportOutcome) => (outcome.imported > 0 ? onImported() : undefined));
  return (
    <ImportWizard
      title="Import Bookings from CSV"
      step={flow.step}
      back={flow.back}
      forward={forwardOf(flow)}
      again={
        flow.outcome?.success
          ? { words: "Import another file", act: flow.restart }
          : { words: "Back to preview", act: () => void flow.preview() }
      }
      onClose={onClose}
    >
      <StepBody flow={flow} onChange={onImported} />
    </ImportWizard>
  );
}

function StepBody({ flow, onChange }: { readonly flow: CsvFlow; readonly onChange: () => void }) {
  switch (flow.step) {
    case "upload":
      return <UploadStep flow={flow} onChange={onChange} />;
    case "mapping":
      return flow.chosen ? (
        <MappingStep
          chosen={flow.chosen}
          mapping={flow.mapping}
          isRemembered={flow.isRemembered}
          onMap={flow.map}
        />
      ) : null;
    case "preview":
      return <PreviewStep flow={flow} />;
    case "processing":
      return <ProcessingStep importId={flow.importId} rows={flow.dryRun?.rows ?? 0} />;
    case "complete":
      return flow.outcome ? <CompleteStep outcome={flow.outcome} onUndone={onChange} /> : null;
  }
}

function forwardOf(flow: CsvFlow) {
  const { step, mapping, dryRun, keep, isBusy } = flow;
  if (step === "mapping") {
    const isClosed = missingFields(mapping).length > 0;
    return { words: "Preview", act: () => void flow.preview(), isClosed };
  }
  if (step !== "preview") return null;
  const count = dryRun ? dryRun.ready + keptOf(dryRun, keep) : 0;
  const words = count > 0 ? `Import ${counted(count, "booking")}` : "Import";
  const isClosed = !dryRun || dryRun.questions.length > 0 || isBusy || count === 0;
  return { words, act: () => void flow.start(), isClosed };
}

/** Returns the number of duplicates that are imported anyway. */
function keptOf({ duplicates }: DryRun, keep: Keep): number {
  if (keep === "all") return duplicates.count;
  return duplicates.rows.filter(({ row }) => keep.includes(row)).length;
}

/** The number of rows that the server has actually read. */
function ProcessingStep({ importId, rows }: { readonly importId: string; readonly rows: number }) {
  return (
    <ProgressShown
      progress={importOf(importId)}
      rows={rows}
      noun="row"
      title="Importing your bookings..."
      done="read"
      foot="Either all rows are saved, or none."
    />
  );
}

function importOf(id: string): Resource<CsvImport> {
  return {
    key: ["import", id],
    ask: (signal) => fetchJson<CsvImport>(`/bookings/import-csv/${id}`, { signal }),
  };
}

/** The step for choosing or dropping a file, with a sample file and the previous imports. */
function UploadStep({ flow, onChange }: { readonly flow: CsvFlow; readonly onChange: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      {flow.error ? <LoadFailed message={flow.error} onRetry={null} /> : null}
      <DropFile
        isBusy={flow.isBusy}
        accept=".csv,text/csv"
        label="CSV file"
        invitation="Drop a CSV file here, or choose one."
        hint="Up to 25 MB. Encoding, separators, number and date formats are detected automatically."
        onFile={(file) => void flow.upload(file)}
      >
        <Button asChild variant="outline">
          <a href="/sample_bookings.csv" download="sample_bookings.csv">
            <DownloadIcon />
            Download Sample
          </a>
        </Button>
      </DropFile>
      <RecentImports onChange={onChange} />
    </div>
  );
}
