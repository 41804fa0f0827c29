import { DropFile } from "@/components/shared/file-import/drop-file";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Dialog } from "@/components/ui/dialog";
import { ImportDetails } from "./import-details";
import { type ReportSource, useReportImport } from "./use-report-import";

/**
 * A dialog that imports a report from a supplier's CSV file, workbook or PDF. The file is read, shown, corrected if
 * necessary, and then imported as a whole.
 */
export default function ImportReport({
  source: given = null,
  onClose,
}: {
  /** The file to start with. */
  readonly source?: ReportSource | null;
  readonly onClose: () => void;
}) {
  const work = useReportImport(given);
  const { source, preview, error, isBusy } = work;
  if (source && preview)
    return <ImportDetails work={work} source={source} preview={preview} onClose={onClose} />;
  return (
    <Dialog
      title="Import a commission report"
      description="A supplier's statement as CSV, XLSX, ODS, PDF or saved email, up to 5 MB."
      body={{ className: "flex flex-col gap-4" }}
      onClose={onClose}
    >
      {error ? <LoadFailed message={error} onRetry={null} /> : null}
      <DropFile
        isBusy={isBusy}
        accept=".csv,.tsv,.txt,.xls,.xlsx,.ods,.fods,.html,.htm,.pdf,.eml"
        label="Statement file"
        invitation="Drop a statement here, or choose one."
        hint="Nothing is imported before you have seen what was read."
        onFile={work.choose}
      />
    </Dialog>
  );
}
