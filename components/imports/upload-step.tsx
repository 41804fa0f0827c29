import { DownloadIcon } from "lucide-react";
import { DropFile } from "@/components/shared/file-import/drop-file";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { RecentImports } from "./recent-imports";
import type { CsvFlow } from "./use-csv-import";

/** The step for choosing or dropping a file, with a sample file and the previous imports. */
export function UploadStep({ flow, onChange }: { readonly flow: CsvFlow; readonly onChange: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      {flow.error ? <LoadFailed message={flow.error} onRetry={null} /> : null}
      <DropFile
        isBusy={flow.isBusy}
        accept=".csv,text/csv"
        label="CSV file"
        invitation="Drop a CSV file here, or choose one."
        hint="Up to 25 MB. Encoding, separators, number and date formats are detected automatically."
        onFile={(file) => void flow.upload(file)}
      >
        <Button asChild variant="outline">
          <a href="/sample_bookings.csv" download="sample_bookings.csv">
            <DownloadIcon />
            Download Sample
          </a>
        </Button>
      </DropFile>
      <RecentImports onChange={onChange} />
    </div>
  );
}
