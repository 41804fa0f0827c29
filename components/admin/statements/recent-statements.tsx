"use client";

import { RecentList } from "@/components/shared/file-import/recent-list";
import { UndoButton } from "@/components/shared/file-import/undo-button";
import type { Resource } from "@/lib/api-client/resource";
import { callAction } from "@/lib/api-client/run-action";
import type { StatementImport } from "@/lib/bank-transactions/import/statement-import.model";
import { listStatementImportsAction } from "./actions";
import { turnStatement } from "./statement-moves";

const RECENT: Resource<readonly StatementImport[]> = {
  key: ["statement-imports"],
  ask: () => callAction(listStatementImportsAction, {}),
};

/** The last imports of statements, each with its undo. */
export function RecentStatements({ onChange }: { readonly onChange: () => void }) {
  return (
    <RecentList
      recent={RECENT}
      instantOf={(one) => one.importedAt ?? one.createdAt}
      toldOf={({ account, added, lineCount }) =>
        `${account.name} · ${added.toLocaleString("en-US")} of ${lineCount.toLocaleString("en-US")} new`
      }
    >
      {({ id, fileName, status }) => (
        <UndoButton
          {...turnStatement(id)}
          isUndone={status === "UNDONE"}
          label={fileName}
          onChange={onChange}
        />
      )}
    </RecentList>
  );
}
