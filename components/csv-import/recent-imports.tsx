"use client";

import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Resource, useResource } from "@/lib/api-client/resource";
import { callAction } from "@/lib/api-client/run-action";
import type { CsvImport } from "@/lib/csv-import/csv-import.model";
import { recentImportsAction } from "./actions";
import { UndoImport } from "./undo-import";

const RECENT: Resource<readonly CsvImport[]> = {
  key: ["imports"],
  ask: () => callAction(recentImportsAction, {}),
};

/** The last imports, each with its undo and its failed rows. Nothing while there are none. */
export function RecentImports({ onChange }: { readonly onChange: () => void }) {
  const { data: imports = [] } = useResource(RECENT);
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports">
      <h3 id="recent-imports" className="mb-2 font-medium text-sm">
        Recent imports
      </h3>
      <ul className="divide-y rounded-lg border">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
            <span className="min-w-0">
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{one.fileName}</span>
                {one.status === "UNDONE" ? <Badge>Undone</Badge> : null}
                {one.status === "FAILED" ? <Badge tone="danger">Failed</Badge> : null}
              </span>
              <span className="text-muted-foreground text-sm">
                <InstantText value={one.createdAt} /> · {countsOf(one)}
              </span>
            </span>
            <span className="flex items-center gap-1">
              {one.failed > 0 ? <FailedRowsLink importId={one.id} short /> : null}
              {one.status === "FAILED" ? null : (
                <UndoImport
                  id={one.id}
                  isUndone={one.status === "UNDONE"}
                  label={one.fileName}
                  onChange={onChange}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The failed rows of an import with their reasons, as a file to be corrected and imported again. */
export function FailedRowsLink({
  importId,
  short = false,
}: {
  readonly importId: string;
  readonly short?: boolean;
}) {
  return (
    <Button asChild variant={short ? "ghost" : "outline"} size="sm">
      <a href={`/api/bookings/import-csv/${importId}/failed-rows`} download="failed_rows.csv">
        {short ? "Failed rows" : "Download failed rows"}
      </a>
    </Button>
  );
}

function countsOf({ status, imported, failed, skipped }: CsvImport): string {
  if (status === "FAILED") return "nothing was imported. Import the file again.";
  const count = (value: number) => value.toLocaleString("en-US");
  return [
    `${count(imported)} imported`,
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
    ...(failed > 0 ? [`${count(failed)} failed`] : []),
  ].join(", ");
}
