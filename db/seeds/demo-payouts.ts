import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { DemoAgent } from "./demo";

/**
 * Money that the platform's account received for a booking before today's statement, or that was recalled. `end` (of
 * travel) and `came` are in days from today; amounts are decimal US dollars; `held` is why the agent's share is held.
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

/** Returns the receipts in the order in which they were received. */
export function demoReceipts(): readonly DemoReceipt[] {
  const text = readFileSync(path.join(import.meta.dirname, "payouts.csv"), "utf8").trimEnd();
  const { data } = Papa.parse<DemoReceipt>(text, { header: true, dynamicTyping: true });
  return data;
}

/** Returns the bank statement with these receipts, as it would be downloaded. */
export function demoReceiptsStatement(today: CalendarDate): Uint8Array {
  const rows = demoReceipts().map(({ came, memo, amount }) => [
    plusDays(today, came),
    memo,
    amount.toFixed(2),
  ]);
  return Buffer.from(Papa.unparse([["Date", "Description", "Amount"], ...rows]));
}
