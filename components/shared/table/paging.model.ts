/** Which rows (from 1) a page shows and how many pages there are; a list of nothing has one page. */
export function rangeOf(
  page: number,
  pageSize: number,
  total: number,
): { readonly first: number; readonly last: number; readonly pages: number } {
  const first = Math.min((page - 1) * pageSize + 1, total);
  return { first, last: Math.min(page * pageSize, total), pages: Math.max(1, Math.ceil(total / pageSize)) };
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The same address on the last page, where `page` lies beyond it: rows may have gone since the address was made. */
export function lastPageInstead(
  path: string,
  query: Query,
  { page, pageSize, total }: { readonly page: number; readonly pageSize: number; readonly total: number },
): string | null {
  const { pages } = rangeOf(page, pageSize, total);
  if (page <= pages) return null;
  const last = { ...query, page: pages > 1 ? String(pages) : undefined };
  const kept = Object.entries(last).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
