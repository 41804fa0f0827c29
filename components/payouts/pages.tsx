"use client";

import { Pagination } from "@/components/shared/table/pagination";
import { LINES_URL, PAGES_URL, RUN_URL, RUNS_URL } from "@/lib/payouts/statements/payout-addresses.model";

const LISTS = {
  payouts: { url: PAGES_URL, noun: "payout" },
  runs: { url: RUNS_URL, noun: "run" },
  months: { url: PAGES_URL, noun: "month" },
  "payouts of a run": { url: RUN_URL, noun: "payout" },
  lines: { url: LINES_URL, noun: "line" },
} as const;

/**
 * The pagination of a list rendered on the server. It looks up the list's address functions itself, because functions
 * can't be passed to the browser.
 */
export function Pages({ of, total }: { readonly of: keyof typeof LISTS; readonly total: number }) {
  return <Pagination {...LISTS[of]} total={total} />;
}
