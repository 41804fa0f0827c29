"use client";

import { Checkbox } from "@/components/ui/checkbox";
import type { ListUrl, Sort } from "@/lib/platform/base/addresses/url-state.model";
import { type Column, headingLooks } from "./columns";
import { SortLink } from "./sort-link";
import { useUrlState } from "./url-state";
import type { Selection } from "./use-selection";

/** The headings; away under 768 px, where rows are cards with labels of their own. `selection` is of rows that can be chosen, `of` so many. */
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
