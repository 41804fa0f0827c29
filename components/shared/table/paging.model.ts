import type { PagedUrl, UrlQuery } from "@/lib/platform/base/addresses/url-state.model";

/** Returns the first and last row (from 1) of a page and the number of pages; an empty list has one page. */
export function rangeOf(
  page: number,
  pageSize: number,
  total: number,
): { readonly first: number; readonly last: number; readonly pages: number } {
  const first = Math.min((page - 1) * pageSize + 1, total);
  return { first, last: Math.min(page * pageSize, total), pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/**
 * Returns the same address with the last page if `page` is beyond it, since rows may be gone since the link was made;
 * null if `page` exists.
 */
export function lastPageInstead(url: PagedUrl, path: string, query: UrlQuery, total: number): string | null {
  const { page, pageSize } = url.read(query);
  const { pages } = rangeOf(page, pageSize, total);
  return page <= pages ? null : url.href(path, { page: pages }, query);
}
