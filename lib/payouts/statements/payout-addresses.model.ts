import { UUID } from "@/lib/platform/base/addresses/addresses.model";
import { shapedField, urlState, wholeField } from "@/lib/platform/base/addresses/url-state.model";

const PAGES = { page: wholeField(1, 1_000_000), pageSize: wholeField(25, 100) };

/** What the addresses of an agent's payouts, and of the months of the books, say: which page. */
export const PAGES_URL = urlState(PAGES);

/** What the address of all runs says: which page of those by which an agent was paid, or had a payout come back, in a year. */
export const RUNS_URL = urlState({ agent: shapedField(UUID), year: shapedField(/^20\d\d$/), ...PAGES });

const ROWS = { page: wholeField(1, 1_000_000), pageSize: wholeField(50, 100) };

/** What the address of a payout run says: which page of its payouts, and whose lines are shown. */
export const RUN_URL = urlState({ payout: shapedField(UUID), ...ROWS });

/** Which page of a payout's lines, or of those to come: beside another list on the same page. */
export const LINES_URL = urlState(ROWS).under("lines");
