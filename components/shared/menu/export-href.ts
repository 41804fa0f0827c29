/** The query parameters of an export: single values, lists, or nothing. */
export type ExportQuery = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** Returns the address that downloads the rows matching a list's filter, or the selected rows. */
export function exportHref(path: string, format: "csv" | "xlsx", query: ExportQuery): string {
  const given = Object.entries({ format, ...query })
    .map(([name, value]): [string, string] => [name, [value ?? ""].flat().join(",")])
    .filter(([, value]) => value !== "");
  return `${path}?${new URLSearchParams(given)}`;
}
