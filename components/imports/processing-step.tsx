"use client";

import { ProgressShown } from "@/components/shared/file-import/progress-shown";
import type { CsvImport } from "@/lib/imports/csv-import.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";

/** The number of rows that the server has actually read. */
export function ProcessingStep({ importId, rows }: { readonly importId: string; readonly rows: number }) {
  return (
    <ProgressShown
      progress={importOf(importId)}
      rows={rows}
      noun="row"
      title="Importing your bookings..."
      done="read"
      foot="Either all rows are saved, or none."
    />
  );
}

function importOf(id: string): Resource<CsvImport> {
  return {
    key: ["import", id],
    ask: (signal) => fetchJson<CsvImport>(`/bookings/import-csv/${id}`, { signal }),
  };
}
