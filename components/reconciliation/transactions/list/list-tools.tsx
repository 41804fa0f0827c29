"use client";

import { ExportMenu } from "@/components/shared/menu/export-menu";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import { CategoryFilter } from "./category-filter";
import { StatusFilter } from "./status-filter";

/** What the list is narrowed by: words, days, statuses and a category. */
export function ListTools() {
  return (
    <>
      <SearchBox
        url={TRANSACTIONS_URL}
        label="Search transactions"
        placeholder="Search by memo or supplier..."
      />
      <DaysFilter url={TRANSACTIONS_URL} />
      <StatusFilter />
      <CategoryFilter />
    </>
  );
}

/** The list as somebody left it before, and as a file. */
export function ListExtras({ savedViews }: { readonly savedViews: readonly SavedView[] }) {
  const { search, status, category, from, to } = useUrlState(TRANSACTIONS_URL).values;
  return (
    <>
      <ViewsMenu saved={savedViews} />
      <ExportMenu
        path="/api/admin/bank-transactions/export"
        query={{ search, status, category: category ?? undefined, dateFrom: from, dateTo: to }}
      />
    </>
  );
}
