/** Where a supplier's report is taken along. */
export function reportHref(id: string, format: "csv" | "xlsx"): string {
  return `/api/admin/suppliers/${id}/report?format=${format}`;
}
