"use client";

import { ListFilterIcon } from "lucide-react";
import { useState } from "react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import { LISTED_STATUSES, type ListedStatus, TRANSACTIONS_URL } from "@/lib/base/addresses.model";
import { TRANSACTION_LABELS } from "../transaction-words.model";

/** Which statuses the list shows; none of them chosen is no filter. */
export function StatusFilter() {
  const { values, go } = useUrlState(TRANSACTIONS_URL);
  const inAddress = values.status;
  // What is ticked counts at once: two ticks in a row are two, however late the first one's rows come.
  const [chosen, setChosen] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress.join());
  if (inAddress.join() !== seen) {
    setSeen(inAddress.join());
    setChosen(inAddress);
  }
  const choose = (next: readonly ListedStatus[]) => {
    setChosen(next);
    go({ status: next });
  };
  return (
    <MenuButton
      variant="outline"
      align="start"
      items={[
        { label: "Select All", onSelect: () => choose(LISTED_STATUSES) },
        { label: "Clear All", onSelect: () => choose([]) },
        { kind: "separator" },
        ...LISTED_STATUSES.map((status) => ({
          kind: "checkbox" as const,
          label: TRANSACTION_LABELS[status],
          checked: chosen.includes(status),
          onCheckedChange: (isOn: boolean) =>
            choose(LISTED_STATUSES.filter((one) => (one === status ? isOn : chosen.includes(one)))),
        })),
      ]}
    >
      <ListFilterIcon aria-hidden="true" className="@max-[46rem]/list:hidden max-sm:hidden" />
      Status Filters
      <Badge tone="info">{chosen.length === 0 ? "All" : chosen.length}</Badge>
    </MenuButton>
  );
}
