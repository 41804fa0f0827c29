import type { PagedUrl, UrlQuery } from "@/lib/platform/base/addresses/url-state.model";

/** Which rows (from 1) a page shows and how many pages there are; a list of nothing has one page. */
export function rangeOf(
  page: number,
  pageSize: number,
  total: number,
): { readonly first: number; readonly last: number; readonly pages: number } {
  const first = Math.min((page - 1) * pageSize + 1, total);
  return { first, last: Math.min(page * pageSize, total), pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** The same address on the last page, where `page` lies beyond it: rows may have gone since the address was made. */
export function lastPageInstead(url: PagedUrl, path: string, query: UrlQuery, total: number): string | null {
  const { page, pageSize } = url.read(query);
  const { pages } = rangeOf(page, pageSize, total);
  return page <= pages ? null : url.href(path, { page: pages }, query);
}
