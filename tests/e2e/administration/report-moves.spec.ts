import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { tablePdf } from "../../support/mails/pdfs";
import { signedInPerson } from "../../support/people/sign-in";
import { fillReport } from "../../support/reports/filled-report";

const HOME = "/admin/commission-reports";
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).first().click();

async function act(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

test("a report is put right, counted as paid elsewhere and not, removed and brought back", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { id, reference } = await fillReport(app);
  await page.goto(`${HOME}/${id}`);
  await expect(page.getByText(/USD 1.00 less than the net/).first()).toBeVisible();
  await act(page, "Correct...");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reference number").fill("");
  await dialog.getByRole("textbox", { name: "Date" }).fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("link", { name: "Reference number is required" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Date is required" })).toBeVisible();
  await dialog.getByLabel("Reference number").fill(`${reference}-A`);
  await dialog.getByRole("textbox", { name: "Date" }).fill("03/11/2026");
  await dialog.getByLabel("Net (USD)").fill("457.45");
  await expectNoBarrier(page, `a correction at ${viewport?.width} px`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(said(page, "Report corrected")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `Report ${reference}-A` })).toBeVisible();
  await expect(page.getByText(/less than the net/)).toHaveCount(0);
  await act(page, "Paid to the agent's own bank");
  await expect(said(page, "Marked as paid to the agent's own bank")).toBeVisible();
  await act(page, "Not paid to the agent's bank");
  await expect(said(page, "The report waits for its payment again")).toBeVisible();
  await act(page, "Remove");
  await expect(said(page, "Report removed")).toBeVisible();
  await expect(page).toHaveURL(HOME);
  await undo(page);
  await page.getByRole("link", { name: `${reference}-A`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Report ${reference}-A` })).toBeVisible();
});

test("a match of a line is taken back, and a line that is ignored comes back", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { id, queue } = await fillReport(app);
  await page.goto(`${HOME}/${id}`);
  await page.getByRole("link", { name: `${queue.mark}-21700` }).click();
  const first = page.getByRole("region", { name: "Entry 1" });
  await first.getByRole("button", { name: `Match to ${queue.mark}-21700` }).click();
  await expect(said(page, `Matched to booking ${queue.mark}-21700`)).toBeVisible();
  await page
    .getByRole("link", { name: `${queue.mark}-21700` })
    .first()
    .click();
  await first.getByRole("button", { name: "Unmatch", exact: true }).click();
  await expect(said(page, "Entry unmatched")).toBeVisible();
  await page.getByRole("link", { name: `${queue.mark}-99108` }).click();
  await page
    .getByRole("region", { name: "Entry 4" })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(said(page, "Entry restored")).toBeVisible();
});

const COLUMNS = [40, 160, 300, 420] as const;
const row = (...cells: readonly string[]) => cells.map((text, at) => [COLUMNS[at] ?? 0, text] as const);

test("what a supplier's PDF says is seen before it is taken, and stands in the report as it was shown", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const pdf = tablePdf([
    [
      [[40, "Harbourline Cruises"]],
      row("Confirmation number", "Guest", "Check-in", "Commission"),
      row(`HL-${mark}`, "Ana Petrova", "13.02.2026", "EUR 1,000.00"),
      row("HL-X2", "Mei Lin", "14.02.2026", "EUR 100.00"),
    ],
  ]);
  await page.goto(HOME);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Statement file")
    .setInputFiles({ name: `${mark}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(pdf) });
  await expect(dialog.getByText("2 entries, gross EUR 1,100.00")).toBeVisible();
  const first = dialog.getByRole("table", { name: "The first lines" }).getByRole("row").nth(1);
  await expect(first).toContainText(`HL-${mark}`);
  await expect(first).toContainText("02/13/2026");
  await expectNoBarrier(page, `a PDF's preview at ${viewport?.width} px`);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByRole("link", { name: "Date is required" })).toBeVisible();
  await dialog.getByLabel("Supplier").fill("Harbourline Cruises");
  await dialog.getByRole("textbox", { name: "Date" }).fill("03/10/2026");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(said(page, "Report imported")).toBeVisible();
  const entries = page.getByRole("table", { name: "Entries of the report" });
  await expect(entries.getByRole("row").filter({ hasText: `HL-${mark}` })).toContainText("EUR 1,000.00");
  await expect(entries.getByRole("row").filter({ hasText: "HL-X2" })).toContainText("EUR 100.00");
});
