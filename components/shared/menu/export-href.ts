/** What is asked of an export: texts, several of one name, or nothing. */
export type ExportQuery = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** The address that downloads what a list's filter finds, or the rows that were chosen. */
export function exportHref(path: string, format: "csv" | "xlsx", query: ExportQuery): string {
  const given = Object.entries({ format, ...query })
    .map(([name, value]): [string, string] => [name, [value ?? ""].flat().join(",")])
    .filter(([, value]) => value !== "");
  return `${path}?${new URLSearchParams(given)}`;
}
