"use client";

import { Pagination } from "@/components/shared/table/pagination";
import { PAGES_URL, RUN_URL } from "@/lib/payouts/statements/payout-addresses.model";

const URLS = { payouts: PAGES_URL, runs: PAGES_URL, "payouts of a run": RUN_URL };

/** The pages of a list that the server draws: an address's ways of being read can't be handed to the browser. */
export function Pages({ of, total }: { readonly of: keyof typeof URLS; readonly total: number }) {
  return <Pagination url={URLS[of]} total={total} noun={of === "runs" ? "runs" : "payouts"} />;
}
