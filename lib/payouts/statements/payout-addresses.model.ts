import { UUID } from "@/lib/platform/base/addresses/addresses.model";
import { integerField, patternField, urlState } from "@/lib/platform/base/addresses/url-state.model";

const PAGES = { page: integerField(1, 1_000_000), pageSize: integerField(25, 100) };

/** The page, in the addresses of an agent's payouts and of the months of the books. */
export const PAGES_URL = urlState(PAGES);

/** The parts of the address of the runs: the page, and the agent and year to filter by. */
export const RUNS_URL = urlState({ agent: patternField(UUID), year: patternField(/^20\d\d$/), ...PAGES });

const ROWS = { page: integerField(1, 1_000_000), pageSize: integerField(50, 100) };

/** The parts of the address of a payout run: the page of its payouts, and the payout whose lines are shown. */
export const RUN_URL = urlState({ payout: patternField(UUID), ...ROWS });

/** The page of a payout's lines, or of coming ones, beside another list on the same page. */
export const LINES_URL = urlState(ROWS).under("lines");
