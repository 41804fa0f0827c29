import { useUrlState } from "@/components/shared/table/url-state";
import { TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

/** Returns the address of a transaction's own page, which keeps the list's filter. */
export function useDetailHref(): (id: string) => string {
  const { page, pageSize, ...kept } = useUrlState(TRANSACTIONS_URL).values;
  return (id) => TRANSACTIONS_URL.href(`/admin/bank-transactions/${id}`, kept);
}
