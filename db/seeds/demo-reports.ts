import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";

/** A line of a commission report of the demo, with what its report says. `received` is days from today; amounts are decimal numbers. */
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
  /** The agent whose booking an administrator has settled on; null for lines that wait. */
  readonly about: string | null;
};

/** The commission reports of the demo, each with its lines in their order. */
export function demoReports(): readonly (readonly [DemoLine, ...DemoLine[]])[] {
  const text = readFileSync(path.join(import.meta.dirname, "reports.csv"), "utf8").trimEnd();
  const { data } = Papa.parse<DemoLine>(text, { header: true, dynamicTyping: true });
  return [...Map.groupBy(data, ({ report }) => report).values()] as unknown as [DemoLine, ...DemoLine[]][];
}
