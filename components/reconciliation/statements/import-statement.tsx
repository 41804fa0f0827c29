import { Stepper } from "@/components/shared/file-import/stepper";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { counted } from "@/lib/platform/base/text";
import { StatementComplete, StatementProgress } from "./statement-complete";
import { StatementMappingStep } from "./statement-mapping-step";
import { StatementPreview } from "./statement-preview";
import { StatementUpload } from "./statement-upload";
import {
  lacking,
  type StatementFlow,
  type StatementSource,
  useStatementImport,
} from "./use-statement-import";

/**
 * A dialog that imports a bank statement step by step. `onChange` is called when the list of transactions has changed.
 */
export default function ImportStatement({
  source = null,
  onClose,
  onAccounts,
  onChange,
}: {
  /** The statement to start with. */
  readonly source?: StatementSource | null;
  readonly onClose: () => void;
  readonly onAccounts?: () => void;
  readonly onChange: () => void;
}) {
  const flow = useStatementImport(source, onChange);
  const losesSome = () => flow.step === "mapping" || flow.step === "preview";
  const { close: leave, leaving } = useUnsavedGuard({ losesSome }, onClose);
  // The import on the server continues, so the dialog stays open to show its result.
  const close = () => (flow.step === "processing" ? undefined : leave());
  return (
    <Dialog
      title="Import Bank Statement"
      heading={<Stepper step={flow.step} />}
      className="sm:max-w-3xl"
      footer={flow.step === "processing" ? null : <Footer flow={flow} onClose={close} />}
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <StepBody flow={flow} onAccounts={onAccounts} onChange={onChange} />
    </Dialog>
  );
}

function StepBody({
  flow,
  onAccounts,
  onChange,
}: {
  readonly flow: StatementFlow;
  readonly onAccounts: (() => void) | undefined;
  readonly onChange: () => void;
}) {
  switch (flow.step) {
    case "upload":
      return <StatementUpload flow={flow} onAccounts={onAccounts} onChange={onChange} />;
    case "mapping":
      return <StatementMappingStep flow={flow} />;
    case "preview":
      return flow.plan ? <StatementPreview plan={flow.plan} error={flow.error} /> : null;
    case "processing":
      return flow.plan ? <StatementProgress plan={flow.plan} /> : null;
    case "complete":
      return flow.outcome ? <StatementComplete outcome={flow.outcome} onChange={onChange} /> : null;
  }
}

function Footer({ flow, onClose }: { readonly flow: StatementFlow; readonly onClose: () => void }) {
  switch (flow.step) {
    case "upload":
      return (
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {flow.source ? (
            <Button onClick={flow.again} disabled={flow.isBusy}>
              Read {flow.source.name.slice(0, 40)}
            </Button>
          ) : null}
        </>
      );
    case "complete":
      return (
        <>
          <Button variant="outline" onClick={flow.restart}>
            Import another file
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      );
    default:
      return (
        <>
          <Button variant="outline" onClick={flow.back}>
            Back
          </Button>
          {flow.step === "mapping" ? (
            <Button onClick={flow.preview} disabled={flow.isBusy || lacking(flow) !== null}>
              Preview
            </Button>
          ) : (
            <ImportButton flow={flow} />
          )}
        </>
      );
  }
}

function ImportButton({ flow: { plan, start } }: { readonly flow: StatementFlow }) {
  const count = plan?.newCount ?? 0;
  return (
    <Button onClick={() => void start()} disabled={count === 0}>
      {count > 0 ? `Import ${counted(count, "transaction")}` : "Import"}
    </Button>
  );
}
