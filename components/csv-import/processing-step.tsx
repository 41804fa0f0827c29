"use client";

import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { Resource } from "@/lib/api-client/resource";
import type { CsvImport } from "@/lib/csv-import/csv-import.model";

/** How many rows the server has really read. */
export function ProcessingStep({ importId, rows }: { readonly importId: string; readonly rows: number }) {
  return (
    <ProgressShown
      progress={importOf(importId)}
      rows={rows}
      noun="row"
      title="Importing your bookings..."
      done="read"
      foot="All rows are saved together, or none is."
    />
  );
}

function importOf(id: string): Resource<CsvImport> {
  return {
    key: ["import", id],
    ask: (signal) => fetchJson<CsvImport>(`/bookings/import-csv/${id}`, { signal }),
  };
}
