import type { Request } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { fillReport } from "../../support/reports/filled-report";

const HOME = "/admin/commission-reports";

test("an administrator finds a report by status, days and words, and opens it in a tab of its own", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { id, reference } = await fillReport(app);
  await page.goto(`${HOME}?search=${reference}`);
  await expect(page.getByRole("heading", { level: 1, name: "Commission Reports" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("0 of 3 closed");
  await expect(row).toContainText("1 to confirm, 2 pending");
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoBarrier(page, `the list at ${viewport?.width} px, ${scheme}`);
  }
  await page.getByRole("button", { name: /^Status/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Open", exact: true }).click();
  await expect(page.getByText("No commission reports found")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await page.goto(`${HOME}?search=${reference}&from=2026-03-11`);
  await expect(page.getByText("No commission reports found")).toBeVisible();
  await page.goto(`${HOME}?search=${reference}`);
  const link = row.getByRole("link", { name: reference, exact: true });
  // The browser doesn't always report the new tab itself, so wait for its request.
  const isReport = (request: Request) => request.isNavigationRequest() && request.url().includes(id);
  await Promise.all([context.waitForEvent("request", isReport), link.click({ button: "middle" })]);
  await expect(page).toHaveURL(/search=/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: `Report ${reference}` })).toBeVisible();
});

test("a report shows where its figures disagree, and its lines are settled with the way back", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { id, queue } = await fillReport(app);
  await page.goto(`${HOME}/${id}`);
  await expect(page.getByText(/USD 1.00 less than the net/).first()).toBeVisible();
  await page.getByRole("link", { name: `${queue.mark}-21700` }).click();
  const panel = page.getByRole("region", { name: "Entry 1" });
  await expect(panel.getByText("The confirmation number is the same")).toBeVisible();
  await expect(panel.getByText("Likely", { exact: true })).toBeVisible();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoBarrier(page, `the report at ${viewport?.width} px, ${scheme}`);
  }
  await panel.getByRole("button", { name: `Match to ${queue.mark}-21700` }).click();
  await expect(page.getByText(`Matched to booking ${queue.mark}-21700`)).toBeVisible();
  // The next pending entry is shown.
  await expect(page.getByRole("region", { name: "Entry 2" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").filter({ hasText: `${queue.mark}-21700` })).toContainText("Pending");
  await page.getByRole("link", { name: `${queue.mark}-99107` }).click();
  const third = page.getByRole("region", { name: "Entry 3" });
  await third.getByRole("button", { name: "Correct..." }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Gross (USD)").fill("eighty");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("link", { name: "Gross must be a number" })).toBeVisible();
  await expectNoBarrier(page, `a refused correction at ${viewport?.width} px`);
  await dialog.getByLabel("Gross (USD)").fill("83.00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Entry corrected")).toBeVisible();
  await expect(third.getByText("USD 83.00").first()).toBeVisible();
});

test("the lines of a report are worked by keyboard alone, faster than the page comes again @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { id, queue } = await fillReport(app);
  await page.goto(`${HOME}/${id}`);
  await hydrated(page);
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(page.url()));
  // The page refreshes after each decision; delay that beyond the next key press.
  const refreshes = Promise.withResolvers<void>();
  await page.route(/_rsc=/, async (route) => {
    await refreshes.promise;
    await route.continue();
  });
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Entry 1" })).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByText(`Matched to booking ${queue.mark}-21700`)).toBeVisible();
  // A key acts on what is displayed.
  await expect(page.getByRole("button", { name: `Match to ${queue.mark}-21702` })).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByText(`Matched to booking ${queue.mark}-21702`)).toBeVisible();
  await expect(page.getByRole("region", { name: "Entry 3" })).toBeVisible();
  refreshes.resolve();
  for (const line of ["21700", "21702"]) {
    await expect(page.getByRole("row").filter({ hasText: `${queue.mark}-${line}` })).toContainText("Matched");
  }
  await page.keyboard.press("i");
  await expect(page.getByText("Entry ignored")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("row").filter({ hasText: `${queue.mark}-99107` })).toContainText("Pending");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: /^Entry/ })).toBeHidden();
  expect(loads).toEqual([]);
});

test("a statement file is read, shown and imported, and one by hand is added", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  await page.goto(HOME);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const mark = crypto.randomUUID().slice(0, 6);
  const csv = `Booking No,Guest,Check-in,Commission,Fee\nGT-1,Marta Lind,2026-02-13,"1,000.00",25.00\n${mark},Mei,2026-02-14,0.00,\n`;
  await dialog.getByLabel("Statement file").setInputFiles({
    name: `march-${mark}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(csv),
  });
  await dialog.getByLabel(/^Is "Fee" deducted from the commission\?/).selectOption("Fee");
  await expect(dialog.getByText("2 entries, gross USD 1,000.00")).toBeVisible();
  await expectNoBarrier(page, `the import at ${viewport?.width} px`);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByRole("link", { name: "Supplier is required" })).toBeVisible();
  await dialog.getByLabel("Supplier").fill("Greatwind Tours");
  await dialog.getByRole("textbox", { name: "Date" }).fill("03/10/2026");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Report march-${mark}` })).toBeVisible();
  await expect(page.getByText("USD 975.00").first()).toBeVisible();
  await page.goto(HOME);
  await page.getByRole("button", { name: "New report" }).click();
  await dialog.getByLabel("Supplier").fill("Northwake Cruises");
  await dialog.getByLabel("Reference number").fill(`NW-${mark}`);
  await dialog.getByRole("textbox", { name: "Date" }).fill("03/10/2026");
  const first = dialog.getByRole("group", { name: "Entry 1" });
  await first.getByLabel("Confirmation number").fill("NW-1");
  await first.getByLabel("Gross").fill("50");
  await expectNoBarrier(page, `a new report at ${viewport?.width} px`);
  await dialog.getByRole("button", { name: "Add report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Report NW-${mark}` })).toBeVisible();
});

test("printed, a report is its figures and its lines alone @desktop", async ({ page, context, app }) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { id, queue } = await fillReport(app);
  await page.goto(`${HOME}/${id}?entry=`);
  await expect(page.getByRole("link", { name: `${queue.mark}-21700` })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: "Entries of the report" })).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
});

test("nobody but an administrator sees a report, and one that isn't there is said to be gone", async ({
  page,
  context,
  app,
}) => {
  const { id } = await fillReport(app);
  await signedInPerson(context, app, {});
  for (const address of [HOME, `${HOME}/${id}`]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
  }
  await signedInPerson(context, app, { role: "ADMIN" });
  await page.goto(`${HOME}/00000000-0000-7000-8000-000000000000`);
  await expect(page.getByText("Commission report not found.")).toBeVisible();
});
