/** Which rows (from 1) a page shows and how many pages there are; a list of nothing has one page. */
export function rangeOf(
  page: number,
  pageSize: number,
  total: number,
): { readonly first: number; readonly last: number; readonly pages: number } {
  const first = Math.min((page - 1) * pageSize + 1, total);
  return { first, last: Math.min(page * pageSize, total), pages: Math.max(1, Math.ceil(total / pageSize)) };
}
