import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { type CalendarDate, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { demoPerson, startDemo } from "../../support/app/demo-app";
import type { RunningApp } from "../../support/app/running-app";
import { nachaProblems, readRecords } from "../../support/bank-files/read-nacha";
import { withDatabase } from "../../support/people/people";
import { signInAs } from "../../support/people/sign-in";
import { pressing } from "../../support/screens/pressing";

/** The numbers of presses that docs/areas/books.md states. */
const PRESSES = { import: 5, transactions: 26, run: 9, month: 6 };

let app: RunningApp;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await startDemo("month");
});
test.afterAll(() => app.stop());

/** The transactions of the month to be closed, processed together with the demo's own. */
const STATEMENT = [
  ["HOTEL ALTAMAR COMMISSION ALT90233", "162.00"],
  ["GREATWIND TOURS INC GT-21340", "512.00"],
  ["MONTHLY ACCOUNT FEE", "-15.00"],
  ["HARBOUR BANK INTEREST", "2.10"],
] as const;
/** A key and the element that must be present before it is pressed; `typed` is the input for a preceding question. */
type Step = { readonly key: string; readonly on: (page: Page) => Locator; readonly typed?: string };
const heading = (page: Page) => page.getByRole("heading", { name: "Bank Transaction" });
const candidate = (page: Page) => page.getByRole("button", { name: /^Match/ }).first();
const question = (page: Page) => page.getByRole("button", { name: "Not now" });
const dialog = (page: Page) => page.getByRole("dialog");
const matched: readonly Step[] = [{ key: "Enter", on: candidate }];
const answered = (key: string, typed = ""): readonly Step[] => [...matched, { key, on: question, typed }];
const category = (key: string): readonly Step[] => [
  { key: "c", on: heading },
  { key, on: dialog },
  { key: "Enter", on: dialog },
];
const DECISIONS: Readonly<Record<string, readonly Step[]>> = {
  ALT90977: matched,
  "GT-21077": answered("Enter", "Their bank took a wire fee"),
  NW118820: matched,
  AT5102: answered("1"),
  "HARBOUR CAFE": category("6"),
  LISBOA: matched,
  "INTEREST CREDIT": category("2"),
  HX482913: answered("1"),
  INV55102: matched,
  "BATCH 0341": matched,
  ALT90233: matched,
  "GT-21340": matched,
  "ACCOUNT FEE": category("1"),
  "BANK INTEREST": category("2"),
};

test("a month goes from its statement to its lock: imported, matched, categorised, paid and closed @long", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await signInAs(context, app, await demoPerson(app, "tomas"));
  const { first } = await withDatabase(app, async (db) => {
    const [row] = await db`select (locked_to + 1)::text as first from books`;
    return monthOf(row?.first as CalendarDate);
  });
  const admin = page.getByRole("navigation", { name: "Admin Panel" });
  const press = pressing(page);

  await page.goto(`${app.baseURL}/admin/transactions`);
  await press.click(page.getByRole("button", { name: "Import", exact: true }));
  const chosen = page.waitForEvent("filechooser");
  await press.click(page.getByRole("button", { name: "Choose File" }));
  const lines = STATEMENT.map(([memo, amount], at) => [plusDays(first, 13 + at), memo, amount].join(","));
  const buffer = Buffer.from(["Date,Description,Amount", ...lines].join("\n"));
  await (await chosen).setFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
  await press.click(page.getByRole("button", { name: "Preview" }));
  await press.click(page.getByRole("button", { name: "Import 4 transactions" }));
  await press.click(page.getByRole("button", { name: "Done" }));
  const imported = press.since();

  await expect(
    page
      .getByRole("table")
      .getByText(/GT-21340/)
      .first(),
  ).toBeVisible();
  await press.keys("w");
  for (let left = Object.keys(DECISIONS).length; left > 0; left -= 1) await decide(page, press, left);
  const transactions = press.since();

  await press.click(admin.getByRole("link", { name: "Payouts" }));
  await press.click(page.getByRole("button", { name: "New run" }));
  await press.click(page.getByRole("button", { name: "Draft run" }));
  await press.click(page.getByRole("button", { name: "Approve" }));
  await press.click(page.getByRole("button", { name: "Approve run" }));
  await press.click(page.getByRole("button", { name: "File for the bank" }));
  const taken = page.waitForEvent("download");
  await press.click(page.getByRole("button", { name: "Download" }));
  const file = await readFile(await (await taken).path(), "latin1");
  expect(nachaProblems(file)).toEqual([]);
  expect(readRecords(file).filter(({ type }) => type === "6")).toHaveLength(2);
  await press.click(page.getByRole("button", { name: "Mark as paid" }));
  await press.click(page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }));
  await expect(page.getByText("Run marked as paid")).toBeVisible();
  const run = press.since();

  await press.click(admin.getByRole("link", { name: "Books" }));
  const open = page.getByRole("row").filter({ has: page.getByText("Open", { exact: true }) });
  await expect(open.last()).toContainText("Nothing");
  await press.click(open.last().getByRole("link").first());
  await expect(page).toHaveURL(new RegExp(`/admin/books/${first.slice(0, 7)}$`));
  const journal = page.waitForEvent("download");
  await press.click(page.getByRole("button", { name: "Export journal in USD" }));
  await press.click(page.getByRole("menuitem", { name: "QuickBooks Online (CSV)" }));
  expect((await journal).suggestedFilename()).toMatch(/^journal-.*\.csv$/);
  await press.click(page.getByRole("button", { name: "Lock month" }));
  await press.click(page.getByRole("alertdialog").getByRole("button", { name: "Lock month" }));
  await expect(page.getByText("Locked", { exact: true }).first()).toBeVisible();
  expect({ import: imported, transactions, run, month: press.since() }).toEqual(PRESSES);
});

/** Makes the decisions on the transaction in the workbench while `left` transactions remain. */
async function decide(page: Page, press: ReturnType<typeof pressing>, left: number): Promise<void> {
  await expect(shown(page, left)).toBeVisible();
  const memo = await page.locator("main [data-slot=card] p.font-mono").first().innerText();
  const [, steps = []] = Object.entries(DECISIONS).find(([words]) => memo.includes(words)) ?? [];
  for (const { key, on, typed = "" } of steps) {
    await expect(on(page), memo).toBeVisible();
    await page.keyboard.type(typed);
    await press.keys(key);
  }
  await expect(shown(page, left - 1), memo).toBeVisible();
}

function shown(page: Page, left: number): Locator {
  const words = left === 0 ? /Nothing waits here/ : new RegExp(`\\b${left} transactions? to decide`);
  return page.getByText(words).filter({ visible: true }).first();
}
