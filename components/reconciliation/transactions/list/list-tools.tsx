"use client";

import { XIcon } from "lucide-react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { Button } from "@/components/ui/button";
import { TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import { CategoryFilter } from "./category-filter";
import { StatusFilter } from "./status-filter";

/** What the list is narrowed by: words, days, statuses, a category, and the account that a report led here by, with its name. */
export function ListTools({ account }: { readonly account: string | null }) {
  const { values, go } = useUrlState(TRANSACTIONS_URL);
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
      {values.account ? (
        <Button variant="outline" onClick={() => go({ account: null })}>
          {account ?? "Unknown account"}
          <XIcon aria-label="Remove filter" />
        </Button>
      ) : null}
    </>
  );
}

/** The list as somebody left it before, and as a file. */
export function ListExtras({ savedViews }: { readonly savedViews: readonly SavedView[] }) {
  const { search, status, category, account, from, to } = useUrlState(TRANSACTIONS_URL).values;
  return (
    <>
      <ViewsMenu saved={savedViews} />
      <ExportMenu
        path="/api/admin/bank-transactions/export"
        query={{ search, status, category, account, dateFrom: from, dateTo: to }}
      />
    </>
  );
}
