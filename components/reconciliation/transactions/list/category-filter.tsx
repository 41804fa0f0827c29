"use client";

import { MenuButton } from "@/components/shared/menu/menu-button";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import { CATEGORIES, TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";

/** Of what category the list shows transactions; those are aside, so their status is shown with it. */
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
