import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { TotalsAsked } from "@/components/reconciliation/statements/statement-mapping-step";
import { StatementPreview } from "@/components/reconciliation/statements/statement-preview";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { StatedTotal } from "@/lib/reconciliation/bank-statements/statement.model";
import type { StatementPlan } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { show } from "../../support/components/screen";

const total = (of: StatedTotal["of"], stated: string, read = stated): StatedTotal => ({ of, stated, read });
const day = calendarDate.parse("2026-03-02");

function plan(totals: readonly StatedTotal[]): StatementPlan {
  return {
    kind: "plan",
    id: "1",
    account: {
      id: "a",
      name: "Operating",
      currency: currency.parse("USD"),
      lastDigits: null,
      version: 1,
    },
    fileName: "march.sta",
    format: "mt940",
    mapping: null,
    lineCount: 3,
    newCount: 3,
    knownCount: 0,
    skipped: { count: 0, causes: [] },
    notes: [],
    totals,
    doubles: { count: 0, lines: [] },
    sample: [],
    sums: [{ currency: "USD", inMinor: 1_250, outMinor: -250, newInMinor: 1_250, newOutMinor: -250 }],
    period: { from: day, to: day },
  };
}
const shown = (totals: readonly StatedTotal[]) => {
  show(<StatementPreview plan={plan(totals)} error={null} />);
  return screen.getByRole("region", { name: "The whole file" }).textContent;
};

it("what came and went is shown, and that the file's own totals agree", () => {
  const text = shown([total("in", "USD 12.50"), total("closing", "USD 110.00")]);
  expect(text).toContain("USD 12.50 in, USD 2.50 out");
  expect(text).toContain("The file's own totals agree: money in USD 12.50, closing balance USD 110.00");
});

it("the first of many totals are shown, and how many more there are", () => {
  const days = Array.from({ length: 31 }, (_, at) => total("closing", `USD ${at}.00`));
  expect(shown(days)).toMatch(/closing balance USD 4\.00, and 26 more$/);
});

it("a total that was taken although it differs is said, and so is that a file has none", () => {
  const text = shown([total("in", "USD 12.50"), total("out", "USD 3.50", "USD 2.50")]);
  expect(text).toContain("totals agree: money in USD 12.50");
  expect(text).toContain("Taken all the same. By the file: money out USD 3.50. By what was read: USD 2.50.");
  document.body.innerHTML = "";
  expect(shown([])).toContain("The file has no totals of its own.");
});

it("all totals that differ are told, and one press accepts them by their words", async () => {
  const told: (readonly string[])[] = [];
  const words = ["money in differs", "money out differs"];
  function Asked() {
    const [accepted, setAccepted] = useState<readonly string[]>([]);
    told.push(accepted);
    return <TotalsAsked totals={words} accepted={accepted} onAccept={setAccepted} />;
  }
  const { user } = show(<Asked />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(words);
  const box = screen.getByRole("checkbox", { name: "Import it anyway" });
  await user.click(box);
  expect(told.at(-1)).toEqual(words);
  await user.click(box);
  expect(told.at(-1)).toEqual([]);
});
