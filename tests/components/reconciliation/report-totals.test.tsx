import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ImportResult } from "@/components/reconciliation/reports/adding/import-result";
import type { ReportPreview } from "@/lib/reconciliation/commission-reports/import/report-upload.model";
import { show } from "../../support/components/screen";

const PREVIEW: ReportPreview = {
  headers: ["Booking No", "Commission"],
  mapping: {},
  lacks: null,
  currency: "USD" as ReportPreview["currency"],
  isCurrencyStated: true,
  dateOrder: "DMY",
  decimalMark: ".",
  refusal: null,
  questions: [],
  headingRow: 1,
  mayBeHeadings: [],
  lineCount: 2,
  totalLines: 1,
  gross: "USD 1,000.00",
  fee: "USD 25.00",
  tax: "USD 0.00",
  adjustment: "USD 0.00",
  net: "USD 975.00",
  doubts: [],
  agreed: [],
  problems: [],
  problemCount: 0,
  sample: [],
  knownId: null,
  leftOut: [],
  notes: [],
  sheets: [],
  sheet: null,
  guess: {
    supplierName: "",
    referenceNumber: "",
    netAmount: null,
    adjustmentAmount: 0,
    receivedOn: null,
  },
};
const shown = (change: Partial<ReportPreview>) => {
  show(<ImportResult preview={{ ...PREVIEW, ...change }} isBusy={false} error={null} />);
  return screen.getAllByRole("region", { name: "What was read" }).at(-1)?.textContent;
};

it("that the file's own totals agree is shown beside what would be taken", () => {
  shown({ agreed: ["gross USD 1,000.00", "net USD 975.00"] });
  expect(screen.getByText("The file's own totals agree: gross USD 1,000.00, net USD 975.00")).toBeTruthy();
});

it("a file without totals says so, and nothing agrees while something doesn't hold", () => {
  expect(shown({})).toContain("No total of its own was found in the file.");
  expect(shown({ doubts: ["The printed total of the net is USD 970.00"] })).not.toMatch(/agree|No total/);
});
