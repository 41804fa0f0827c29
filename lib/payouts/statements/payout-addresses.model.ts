import { UUID } from "@/lib/platform/base/addresses/addresses.model";
import { shapedField, urlState, wholeField } from "@/lib/platform/base/addresses/url-state.model";

/** What the addresses of an agent's payouts, and of all runs, say: which page. */
export const PAGES_URL = urlState({ page: wholeField(1, 1_000_000), pageSize: wholeField(25, 100) });

/** What the address of a payout run says: which page of its payouts, and whose lines are shown. */
export const RUN_URL = urlState({
  payout: shapedField(UUID),
  page: wholeField(1, 100_000),
  pageSize: wholeField(50, 100),
});
