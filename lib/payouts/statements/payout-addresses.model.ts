import { UUID } from "@/lib/platform/base/addresses/addresses.model";
import { shapedField, urlState, wholeField } from "@/lib/platform/base/addresses/url-state.model";

const PAGES = { page: wholeField(1, 1_000_000), pageSize: wholeField(25, 100) };

/** What the addresses of an agent's payouts, and of the months of the books, say: which page. */
export const PAGES_URL = urlState(PAGES);

/** What the address of all runs says: which page of those by which an agent was paid, or had a payout come back, in a year. */
export const RUNS_URL = urlState({ agent: shapedField(UUID), year: shapedField(/^20\d\d$/), ...PAGES });

/** What the address of a payout run says: which page of its payouts, and whose lines are shown. */
export const RUN_URL = urlState({
  payout: shapedField(UUID),
  page: wholeField(1, 100_000),
  pageSize: wholeField(50, 100),
});
