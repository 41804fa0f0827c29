import { LinkButton } from "@/components/ui/links/link-button";
import { type RowCursor, rowPlaceText } from "@/lib/platform/base/addresses/row-cursor.model";
import type { UrlState } from "@/lib/platform/base/addresses/url-state.model";
import { useUrlState } from "./url-state";

/**
 * Pagination of a list by time, whose pages begin after a given row: links to the newest page and
 * to the page after `last`.
 */
export function CursorPagination({
  url,
  last,
  hasMore,
  pagesSearch = false,
}: {
  readonly url: UrlState<{ readonly page: string; readonly search: string }>;
  /** The last row shown. */
  readonly last: RowCursor | undefined;
  readonly hasMore: boolean;
  /** Whether search results have pages too; otherwise a hint tells the user to type more. */
  readonly pagesSearch?: boolean;
}) {
  const { values, href } = useUrlState(url);
  if (values.search && !pagesSearch) {
    return hasMore ? (
      <p role="status" className="mt-3 text-muted-foreground text-sm">
        There are more. Type more to see them.
      </p>
    ) : null;
  }
  return (
    <nav aria-label="Pagination" data-print="none" className="mt-3 flex justify-end gap-2 empty:hidden">
      {values.page ? (
        <LinkButton variant="outline" href={href({ page: null })}>
          Newest
        </LinkButton>
      ) : null}
      {hasMore && last ? (
        <LinkButton variant="outline" href={href({ page: rowPlaceText(last) })}>
          Older
        </LinkButton>
      ) : null}
    </nav>
  );
}
