import { RecentList } from "@/components/shared/file-import/recent-list";
import { UndoButton } from "@/components/shared/file-import/undo-button";
import { Button } from "@/components/ui/button";
import type { CsvImport } from "@/lib/imports/csv-import.model";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import { recentImportsAction } from "./actions";
import { turnImport } from "./import-mutations";

const RECENT: Resource<readonly CsvImport[]> = {
  key: ["imports"],
  ask: () => callAction(recentImportsAction, {}),
};

/** The most recent imports of bookings, each with its Undo and its failed rows. */
export function RecentImports({ onChange }: { readonly onChange: () => void }) {
  const { data: imports = [] } = useResource(RECENT);
  return (
    <RecentList imports={imports} instantOf={(one) => one.createdAt} toldOf={countsOf}>
      {({ id, fileName, status, failed }) => (
        <>
          {failed > 0 ? <FailedRowsLink importId={id} short /> : null}
          {status === "FAILED" ? null : (
            <UndoButton
              {...turnImport(id)}
              isUndone={status === "UNDONE"}
              label={fileName}
              onChange={onChange}
            />
          )}
        </>
      )}
    </RecentList>
  );
}

/** A link to download an import's failed rows with their reasons, for correction and another import. */
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
