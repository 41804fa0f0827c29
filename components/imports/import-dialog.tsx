import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { ImportWizard } from "@/components/shared/file-import/import-wizard";
import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import type { CsvImport, DryRun } from "@/lib/imports/csv-import.model";
import { missingFields } from "@/lib/imports/csv-mapping.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";
import { counted } from "@/lib/platform/base/text";
import { CompleteStep } from "./complete-step";
import { MappingStep } from "./mapping-step";
import { PreviewStep } from "./preview-step";
import { UploadStep } from "./upload-step";
import { type CsvFlow, type ImportOutcome, type Keep, useCsvImport } from "./use-csv-import";

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
