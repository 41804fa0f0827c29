"use client";

import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { type ListUrl, nextSort } from "@/lib/platform/base/addresses/url-state.model";
import { useUrlState } from "./url-state";

/** A column's heading that sorts: ascending, descending, then the list's own order. */
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
