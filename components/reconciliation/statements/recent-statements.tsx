import { useState } from "react";
import { RecentList } from "@/components/shared/file-import/recent-list";
import { UndoButton } from "@/components/shared/file-import/undo-button";
import { Button } from "@/components/ui/button";
import { useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import { listStatementImportsAction } from "./actions";
import { turnStatement } from "./statement-mutations";

/** The imports of statements in pages, newest first, each with its Undo. */
export function RecentStatements({ onChange }: { readonly onChange: () => void }) {
  const [page, setPage] = useState(1);
  const resource = {
    key: ["statement-imports", page],
    ask: () => callAction(listStatementImportsAction, { page }),
  };
  const { data } = useResource(resource);
  return (
    <RecentList
      imports={data?.imports ?? []}
      instantOf={(one) => one.importedAt ?? one.createdAt}
      toldOf={({ account, added, lineCount }) =>
        `${account.name} · ${added.toLocaleString("en-US")} of ${lineCount.toLocaleString("en-US")} new`
      }
      steps={
        page > 1 || data?.hasMore ? (
          <nav aria-label="Recent imports" className="mt-2 flex justify-end gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-disabled={page === 1}
              onClick={() => setPage((now) => Math.max(1, now - 1))}
            >
              Newer
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={!data?.hasMore}
              onClick={() => (data?.hasMore ? setPage((now) => now + 1) : undefined)}
            >
              Older
            </Button>
          </nav>
        ) : null
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
