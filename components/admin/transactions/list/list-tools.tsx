"use client";

import { DownloadIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { TRANSACTIONS_URL } from "@/lib/base/addresses.model";
import type { SavedView } from "@/lib/saved-views/saved-view.model";
import { exportHref } from "./export-href";
import { StatusFilter } from "./status-filter";

/** What the list is narrowed by: words, days and statuses. */
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
    </>
  );
}

/** The list as somebody left it before, and as a file. */
export function ListExtras({ savedViews }: { readonly savedViews: readonly SavedView[] }) {
  const { values } = useUrlState(TRANSACTIONS_URL);
  return (
    <>
      <ViewsMenu saved={savedViews} />
      <MenuButton
        variant="outline"
        items={[
          { label: "CSV", href: exportHref("csv", { values }) },
          { label: "Excel (XLSX)", href: exportHref("xlsx", { values }) },
        ]}
      >
        <DownloadIcon aria-hidden="true" className="@max-[46rem]/list:hidden max-sm:hidden" />
        Export
      </MenuButton>
    </>
  );
}
