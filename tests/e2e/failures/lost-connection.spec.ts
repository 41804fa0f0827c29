import type { Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { expect, test } from "../../support/app/fixtures";
import { fillLedger } from "../../support/database/ledger";
import { signedInPerson } from "../../support/people/sign-in";
import { typeBooking } from "../../support/screens/type-booking";

const LOST = "Unable to connect to server. Please check your internet connection.";

/** Waits until the deferred code has loaded and no request is pending. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}

test("without a connection a search, a tab and a link wait on the page as it is, and go on with it @long", async ({
  page,
  context,
  app,
}) => {
  await fillLedger(app, await signedInPerson(context, app));
  await page.goto("/bookings/open");
  await settled(page);
  const rows = page.getByRole("row");
  const shown = await rows.count();
  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you see may be out of date.")).toBeVisible();
  const box = page.getByLabel("Search bookings");
  await box.fill("nothing like it");
  await expect(page.getByText(LOST)).toBeVisible();
  await page.getByRole("link", { name: /^Closed/ }).click();
  await expect(box).toHaveValue("nothing like it");
  await expect(rows).toHaveCount(shown);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/bookings\/closed/);
  await expect(page.getByText(LOST)).toBeHidden();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Suppliers", exact: true }).click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Bookings" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Suppliers" })).toBeVisible();
});

test("without a connection a page of a list and a row's menu wait, and come with it @long", async ({
  page,
  context,
  app,
}) => {
  const { overdue } = await fillLedger(app, await signedInPerson(context, app));
  await page.goto("/bookings/open?pageSize=5");
  await settled(page);
  const rows = page.getByRole("row");
  const shown = await rows.allInnerTexts();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText(LOST)).toBeVisible();
  expect(await rows.allInnerTexts()).toEqual(shown);
  await context.setOffline(false);
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByText(LOST)).toBeHidden();
  expect(await rows.allInnerTexts()).not.toEqual(shown);

  await page.goto(`/bookings/open?search=${overdue}`);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: `Actions for ${overdue}` }).click();
  await expect(page.getByText(LOST)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(page.getByText(LOST)).toBeHidden();
});

test("without a connection a dialog comes later, and what is typed into it stays until it can be sent @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/");
  await settled(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add Booking" }).first().click();
  await expect(page.getByText(LOST)).toBeVisible();
  await context.setOffline(false);
  const dialog = page.getByRole("dialog");
  await typeBooking(page, "RETRY-1");
  await context.setOffline(true);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Failed to create booking")).toBeVisible({ timeout: 40_000 });
  await expect(dialog.getByLabel("Confirmation Number")).toHaveValue("RETRY-1");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Booking created successfully")).toBeVisible();
});
