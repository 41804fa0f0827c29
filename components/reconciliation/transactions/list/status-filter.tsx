"use client";

import { ChoicesFilter } from "@/components/shared/table/choices-filter";
import { useUrlState } from "@/components/shared/table/url-state";
import { LISTED_STATUSES, TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { TRANSACTION_LABELS } from "../transaction-words.model";

/** Which statuses the list shows. */
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
