/** Returns the download address of a supplier's report. */
export function reportHref(id: string, format: "csv" | "xlsx"): string {
  return `/api/admin/suppliers/${id}/report?format=${format}`;
}
