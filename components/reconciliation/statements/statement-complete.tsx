import { ImportComplete } from "@/components/shared/file-import/import-complete";
import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";
import { counted } from "@/lib/platform/base/text";
import type {
  StatementImport,
  StatementPlan,
} from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { turnStatement } from "./statement-mutations";

/** The number of transactions that the server has actually imported. */
export function StatementProgress({ plan }: { readonly plan: StatementPlan }) {
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
export function StatementComplete({
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
