import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import { Stepper } from "@/components/shared/file-import/stepper";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
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
  const losesSome = () => flow.step === "mapping" || flow.step === "preview";
  const { close: leave, leaving } = useUnsavedGuard({ losesSome }, onClose);
  // The import on the server continues, so the dialog stays open to show its result.
  const close = () => (flow.step === "processing" ? undefined : leave());
  return (
    <Dialog
      title="Import Bookings from CSV"
      heading={<Stepper step={flow.step} />}
      className="sm:max-w-3xl"
      footer={flow.step === "processing" ? null : <Footer flow={flow} onClose={close} />}
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <StepBody flow={flow} onChange={onImported} />
    </Dialog>
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

function Footer({ flow, onClose }: { readonly flow: CsvFlow; readonly onClose: () => void }) {
  const { step } = flow;
  if (step === "complete") return <CompleteFooter flow={flow} onClose={onClose} />;
  return (
    <>
      <Button variant="outline" onClick={step === "upload" ? onClose : flow.back}>
        {step === "upload" ? "Cancel" : "Back"}
      </Button>
      {step === "mapping" ? (
        <Button onClick={() => void flow.preview()} disabled={missingFields(flow.mapping).length > 0}>
          Preview
        </Button>
      ) : null}
      {step === "preview" ? <ImportButton flow={flow} /> : null}
    </>
  );
}

function CompleteFooter({ flow, onClose }: { readonly flow: CsvFlow; readonly onClose: () => void }) {
  return (
    <>
      {flow.outcome?.success ? (
        <Button variant="outline" onClick={flow.restart}>
          Import another file
        </Button>
      ) : (
        <Button variant="outline" onClick={() => void flow.preview()}>
          Back to preview
        </Button>
      )}
      <Button onClick={onClose}>Done</Button>
    </>
  );
}

function ImportButton({ flow }: { readonly flow: CsvFlow }) {
  const { dryRun, keep, isBusy } = flow;
  const count = dryRun ? dryRun.ready + keptOf(dryRun, keep) : 0;
  const isOpen = !dryRun || dryRun.questions.length > 0 || isBusy || count === 0;
  return (
    <Button onClick={() => void flow.start()} disabled={isOpen}>
      {dryRun && count > 0 ? `Import ${counted(count, "booking")}` : "Import"}
    </Button>
  );
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
