import { CircleCheckIcon } from "lucide-react";
import { useState } from "react";
import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import { UndoButton } from "@/components/shared/file-import/undo-button";
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
  const [isUndone, setIsUndone] = useState(false);
  const { id, added, lineCount, skipped } = outcome;
  const parts = [
    `${counted(added, "transaction")} imported`,
    ...(lineCount > added ? [`${(lineCount - added).toLocaleString("en-US")} already there`] : []),
    ...(skipped > 0 ? [`${skipped.toLocaleString("en-US")} left out`] : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col items-center gap-2 py-4 text-center">
        <CircleCheckIcon className="size-10 text-ok-foreground" />
        <h3 className="font-semibold text-md">Import Complete</h3>
        <p className="text-muted-foreground">
          {isUndone ? "This import has been undone." : `${parts.join(", ")}.`}
        </p>
      </div>
      {added > 0 ? (
        <div className="flex justify-center">
          <UndoButton
            {...turnStatement(id)}
            isUndone={isUndone}
            onChange={(status) => {
              setIsUndone(status === "UNDONE");
              onChange();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
