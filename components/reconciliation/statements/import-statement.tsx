import { ImportComplete } from "@/components/shared/file-import/import-complete";
import { ImportWizard } from "@/components/shared/file-import/import-wizard";
import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";
import { counted } from "@/lib/platform/base/text";
import type {
  StatementImport,
  StatementPlan,
} from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { StatementMappingStep } from "./statement-mapping-step";
import { turnStatement } from "./statement-mutations";
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
  return (
    <ImportWizard
      title="Import Bank Statement"
      step={flow.step}
      back={flow.back}
      forward={forwardOf(flow)}
      again={{ words: "Import another file", act: flow.restart }}
      onClose={onClose}
    >
      <StepBody flow={flow} onAccounts={onAccounts} onChange={onChange} />
    </ImportWizard>
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

function forwardOf(flow: StatementFlow) {
  const { step, source, isBusy, plan } = flow;
  if (step === "upload")
    return source && { words: `Read ${source.name.slice(0, 40)}`, act: flow.again, isClosed: isBusy };
  if (step === "mapping")
    return { words: "Preview", act: flow.preview, isClosed: isBusy || lacking(flow) !== null };
  const count = plan?.newCount ?? 0;
  const words = count > 0 ? `Import ${counted(count, "transaction")}` : "Import";
  return { words, act: () => void flow.start(), isClosed: count === 0 };
}

/** The number of transactions that the server has actually imported. */
function StatementProgress({ plan }: { readonly plan: StatementPlan }) {
  return (
    <ProgressShown
      progress={importOf(plan.id)}
      rows={plan.lineCount}
      noun="line"
      title="Importing the statement..."
      done="imported"
      foot="Either all lines are saved, or none."
    />
  );
}

function importOf(id: string): Resource<StatementImport> {
  return {
    key: ["statement-import", id],
    ask: (signal) => fetchJson<StatementImport>(`/admin/bank-transactions/import/${id}`, { signal }),
  };
}

/** The result of the import, with Undo. */
function StatementComplete({
  outcome,
  onChange,
}: {
  readonly outcome: StatementImport;
  readonly onChange: () => void;
}) {
  const { id, added, lineCount, skipped } = outcome;
  const parts = [
    `${counted(added, "transaction")} imported`,
    ...(lineCount > added ? [`${(lineCount - added).toLocaleString("en-US")} already there`] : []),
    ...(skipped > 0 ? [`${skipped.toLocaleString("en-US")} left out`] : []),
  ];
  return (
    <ImportComplete
      details={`${parts.join(", ")}.`}
      turn={added > 0 ? turnStatement(id) : null}
      onChange={onChange}
    />
  );
}
