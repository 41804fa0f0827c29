import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { type ListUrl, nextSort, type Sort } from "@/lib/platform/base/addresses/url-state.model";
import { type Column, headingLooks } from "./columns";
import { useUrlState } from "./url-state";
import type { Selection } from "./use-selection";

/**
 * The column headings; hidden below 768 px, where rows are cards with their own labels. `selection` is set where rows
 * are selectable, and `of` is the number of rows on the page.
 */
export function TableHead<Row>({
  url,
  columns,
  selection,
  of,
}: {
  readonly url: ListUrl;
  readonly columns: readonly Column<Row>[];
  readonly selection: Selection | undefined;
  readonly of: number;
}) {
  const { sort } = useUrlState(url).values;
  const chosen = selection?.ids.length ?? 0;
  return (
    <thead className="sticky top-0 z-20 bg-card shadow-[inset_0_-1px_0_var(--border)] max-md:hidden">
      <tr>
        {selection ? (
          <th scope="col" className="w-10 pl-2 text-left">
            <Checkbox
              aria-label="Select all on this page"
              checked={chosen === of}
              mixed={chosen > 0 && chosen < of}
              onChange={(event) => (event.target.checked ? selection.all() : selection.clear())}
            />
          </th>
        ) : null}
        {columns.map((column) => {
          const { id, label, sortKey } = column;
          const looks = headingLooks(column);
          if (!sortKey) {
            return (
              <th key={id} scope="col" className={looks}>
                {id === "actions" ? <span className="sr-only">{label}</span> : label}
              </th>
            );
          }
          return (
            <th key={id} scope="col" aria-sort={ariaSort(sort, sortKey)} className={looks}>
              <SortLink url={url} label={label} sortKey={sortKey} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function ariaSort(sort: Sort | null, key: string): "ascending" | "descending" | "none" {
  if (sort?.key !== key) return "none";
  return sort.descending ? "descending" : "ascending";
}

/** A heading that sorts by its column: ascending, then descending, then the list's default order. */
export function SortLink({
  url,
  label,
  sortKey,
}: {
  readonly url: ListUrl;
  readonly label: string;
  readonly sortKey: string;
}) {
  const { values, href, go } = useUrlState(url);
  const { sort } = values;
  const patch = { sort: nextSort(sort, sortKey) };
  const active = sort?.key === sortKey ? sort : null;
  const Icon = active ? (active.descending ? ArrowDownIcon : ArrowUpIcon) : ChevronsUpDownIcon;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(patch);
  };
  return (
    <a
      href={href(patch)}
      onClick={follow}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-foreground"
    >
      {label}
      <Icon aria-hidden="true" className={active ? "size-3.5 text-foreground" : "size-3.5 opacity-60"} />
    </a>
  );
}
