import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { DemoAgent } from "./demo";

/**
 * What came to the platform's account for a booking before the statement of today, or was taken back. `end` of the travel and `came` are days
 * from today; amounts are decimal US dollars; `held` is why the agent's share of it waits.
 */
export type DemoReceipt = {
  readonly agent: DemoAgent;
  readonly number: string;
  readonly client: string;
  readonly supplier: string;
  readonly destination: string;
  readonly total: number;
  readonly commission: number;
  readonly end: number;
  readonly came: number;
  readonly memo: string;
  readonly amount: number;
  readonly held: string | null;
};

/** In the order in which they came. */
export function demoReceipts(): readonly DemoReceipt[] {
  const text = readFileSync(path.join(import.meta.dirname, "payouts.csv"), "utf8").trimEnd();
  const { data } = Papa.parse<DemoReceipt>(text, { header: true, dynamicTyping: true });
  return data;
}

/** The bank's statement of them, as it would have been downloaded. */
export function demoReceiptsStatement(today: CalendarDate): Uint8Array {
  const rows = demoReceipts().map(({ came, memo, amount }) => [
    plusDays(today, came),
    memo,
    amount.toFixed(2),
  ]);
  return Buffer.from(Papa.unparse([["Date", "Description", "Amount"], ...rows]));
}
