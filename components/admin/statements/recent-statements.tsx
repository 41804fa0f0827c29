"use client";

import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { type Resource, useResource } from "@/lib/api-client/resource";
import { callAction } from "@/lib/api-client/run-action";
import type { StatementImport } from "@/lib/bank-transactions/import/statement-import.model";
import { listStatementImportsAction } from "./actions";
import { UndoStatement } from "./undo-statement";

const RECENT: Resource<readonly StatementImport[]> = {
  key: ["statement-imports"],
  ask: () => callAction(listStatementImportsAction, {}),
};

/** The last imports, each with its undo. Nothing while there are none. */
export function RecentStatements({ onChange }: { readonly onChange: () => void }) {
  const { data: imports = [] } = useResource(RECENT);
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-statements">
      <h3 id="recent-statements" className="mb-2 font-medium text-sm">
        Recent imports
      </h3>
      <ul className="divide-y rounded-lg border">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
            <span className="min-w-0">
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{one.fileName}</span>
                {one.status === "UNDONE" ? <Badge>Undone</Badge> : null}
              </span>
              <span className="text-muted-foreground text-sm">
                <InstantText value={one.importedAt ?? one.createdAt} /> · {one.account.name} ·{" "}
                {one.added.toLocaleString("en-US")} of {one.lineCount.toLocaleString("en-US")} new
              </span>
            </span>
            <UndoStatement
              id={one.id}
              isUndone={one.status === "UNDONE"}
              label={one.fileName}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
