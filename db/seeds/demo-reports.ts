import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";

/**
 * A line of a demo commission report, with the data of its report. `received` is in days from today; amounts are
 * decimal numbers.
 */
type DemoLine = {
  readonly report: string;
  readonly supplier: string;
  readonly received: number;
  readonly currency: string;
  readonly adjustment: number;
  readonly net: number;
  readonly number: string;
  readonly client: string;
  readonly gross: number;
  readonly fee: number;
  readonly outcome: "paid" | "cancelled";
  /** The agent whose booking an administrator has chosen; null for lines that wait. */
  readonly about: string | null;
};

/** Returns the demo's commission reports, each with its lines in order. */
export function demoReports(): readonly (readonly [DemoLine, ...DemoLine[]])[] {
  const text = readFileSync(path.join(import.meta.dirname, "reports.csv"), "utf8").trimEnd();
  const { data } = Papa.parse<DemoLine>(text, { header: true, dynamicTyping: true });
  return [...Map.groupBy(data, ({ report }) => report).values()] as unknown as [DemoLine, ...DemoLine[]][];
}
