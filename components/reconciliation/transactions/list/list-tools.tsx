"use client";

import { XIcon } from "lucide-react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { ChoicesFilter } from "@/components/shared/table/choices-filter";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import {
  CATEGORIES,
  LISTED_STATUSES,
  TRANSACTIONS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import { TRANSACTION_LABELS } from "../transaction-words.model";

/** The list's filters: search, days, statuses, category, and the account that a report's link set, with its name. */
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

/** The saved views and the export. */
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

/** The filter by status. */
export function StatusFilter() {
  const { values, go } = useUrlState(TRANSACTIONS_URL);
  return (
    <ChoicesFilter
      label="Status Filters"
      choices={LISTED_STATUSES}
      words={TRANSACTION_LABELS}
      inAddress={values.status}
      onChoose={(status) => go({ status })}
    />
  );
}

/** The filter by category. Transactions with a category are ignored, so the filter shows that status, too. */
export function CategoryFilter() {
  const { values, go } = useUrlState(TRANSACTIONS_URL);
  const { category } = values;
  return (
    <MenuButton
      variant="outline"
      align="start"
      items={[
        {
          kind: "radio",
          label: "Category",
          value: category ?? "",
          choices: [
            { value: "", label: "Any, or none" },
            ...CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] })),
          ],
          onValueChange: (value) => {
            const named = CATEGORIES.find((one) => one === value) ?? null;
            go({ category: named, status: named ? ["IGNORED"] : null });
          },
        },
      ]}
    >
      Category
      <Badge tone="info">{category ? CATEGORY_WORDS[category] : "Any"}</Badge>
    </MenuButton>
  );
}
