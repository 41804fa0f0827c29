import { expect, it } from "vitest";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";

it.each(["40.00 DR", "-40.00 DR", "\u221240.00 Dr", "(40.00) DR"])(
  "%s beside amounts with CR is owed",
  async (owed) => {
    const lines = ["Booking No,Client,Commission", `GT-1,Meyer,${owed}`, "GT-2,Li,140.00 CR"];
    const { entries, problems } = await readReportFile(
      new TextEncoder().encode(lines.join("\n")),
      "march.csv",
      {},
    );
    expect([entries.map(({ grossMinor }) => grossMinor), problems]).toEqual([[-4000, 14_000], []]);
  },
);
