import type { Page } from "@playwright/test";
import { expect, test } from "../support/app/fixtures";
import { fillLedger } from "../support/database/ledger";
import { signedInPerson } from "../support/people/sign-in";

test("an export is a file: the page stays where it is, and what is done next is done", async ({
  page,
  context,
  app,
}) => {
  const ledger = await fillLedger(app, await signedInPerson(context, app));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/bookings/open?search=${ledger.overdue}`);
  const address = page.url();
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("menuitem", { name: "CSV" })).toBeVisible();
  expect(asked.filter((path) => path.includes("/export"))).toEqual([]);
  expect(await fileOf(page, "CSV")).toMatch(/\.csv$/);
  expect(page.url()).toBe(address);

  await page.getByRole("button", { name: `Actions for ${ledger.overdue}` }).click();
  await page.getByRole("menuitem", { name: "Written off" }).click();
  await expect(page.getByText("Booking closed")).toBeVisible();
  await expect(page.getByRole("link", { name: ledger.overdue, exact: true })).toBeHidden();
});

async function fileOf(page: Page, format: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: format }).click();
  return (await download).suggestedFilename();
}
