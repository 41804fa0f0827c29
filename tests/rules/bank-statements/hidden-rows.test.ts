import { expect, it } from "vitest";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { statementBytes } from "@/lib/reconciliation/bank-transactions/import/reading/statement-bytes";
import { workbook } from "../../support/documents/workbook";
import { TODAY, USD } from "./statement-bytes";

type Row = readonly [hidden: boolean, ...cells: string[]];
const HEADINGS: Row = [false, "Date", "Text", "Amount", "Balance"];
const PAID: Row = [false, "2026-05-02", "Harbour Hotels", "1250.00", "2250.00"];
const RENT: Row = [true, "2026-05-04", "Rent", "-400.00", "1840.50"];
const FEE: Row = [false, "2026-05-03", "Fee", "-9.50", "2240.50"];
const LATER: Row = [false, "2026-05-06", "Greatwind Tours", "310.50", "2151.00"];

async function readOf(rows: readonly Row[]) {
  const xml = rows.map(([isHidden, ...cells]) => {
    const texts = cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
    return `<row${isHidden ? ' hidden="1"' : ""}>${texts.join("")}</row>`;
  });
  const bytes = await statementBytes(workbook([{ name: "May", rows: xml.join("") }]), "may.xlsx");
  const { answer, lines } = readForAccount({
    bytes,
    accounts: [{ id: "account", name: "The account", currency: USD, lastDigits: null, version: 1 }],
    accountId: "account",
    mapping: null,
    remembered: new Map(),
    guesses: true,
    today: TODAY,
  });
  const reasons = answer.kind === "found" ? answer.skipped.map(({ reason }) => reason) : [];
  return { amounts: lines.map(({ amountMinor }) => amountMinor), reasons };
}

it("rows that somebody filtered away are read where the balance counts them", async () => {
  expect(await readOf([HEADINGS, PAID, FEE, RENT, LATER])).toEqual({
    amounts: [125_000, -950, -40_000, 31_050],
    reasons: ["The balance counts hidden rows too (1): they are read."],
  });
});

it("rows that the balance doesn't count are left out, and named", async () => {
  const draft: Row = [true, "2026-05-04", "Draft", "-400.00", ""];
  const later: Row = [false, "2026-05-06", "Greatwind Tours", "310.50", "2551.00"];
  expect(await readOf([HEADINGS, PAID, FEE, draft, later])).toEqual({
    amounts: [125_000, -950, 31_050],
    reasons: ["The hidden row 4 was left out."],
  });
});

it("without a balance they are left out, and named", async () => {
  const bare = ([isHidden, ...cells]: Row): Row => [isHidden, ...cells.slice(0, 3)];
  expect(await readOf([HEADINGS, PAID, FEE, RENT, LATER].map(bare))).toEqual({
    amounts: [125_000, -950, 31_050],
    reasons: ["The hidden row 4 was left out."],
  });
});
