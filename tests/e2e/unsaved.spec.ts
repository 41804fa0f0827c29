import type { Page } from "@playwright/test";
import { hydrated } from "../support/app/alive";
import { expect, test } from "../support/app/fixtures";
import { fillLedger } from "../support/database/ledger";
import { deliver, sampleMail } from "../support/mails/mail";
import { signedInPerson } from "../support/people/sign-in";
import { typeBooking } from "../support/screens/type-booking";

const question = (page: Page) => page.getByRole("alertdialog");

async function keepEditing(page: Page): Promise<void> {
  await question(page).getByRole("button", { name: "Keep Editing" }).click();
  await expect(question(page)).toHaveCount(0);
}

test("no way out of a booking loses what was typed into it or its payment unasked, and a reload loses nothing @desktop", async ({
  page,
  context,
  app,
}) => {
  const { overdue } = await fillLedger(app, await signedInPerson(context, app));
  await page.goto(`/bookings/open?search=${overdue}`);
  const link = page.getByRole("link", { name: overdue, exact: true });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Edit Booking" });
  const client = dialog.getByLabel("Client Name");
  const before = await client.inputValue();
  await client.fill("Somebody Else");
  const address = page.url();
  await page.goBack();
  await keepEditing(page);
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
  await keepEditing(page);
  await expect(client).toHaveValue("Somebody Else");
  await page.goBack();
  await question(page).getByRole("button", { name: "Discard Changes" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/bookings\/open\?search=[^&]*$/);

  await link.click();
  await expect(client).toHaveValue(before);
  await dialog.getByRole("button", { name: "Mark commission received" }).click();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(question(page)).toContainText("Another part of this window is still open");
  await keepEditing(page);
  await dialog.getByLabel("Note").fill("by wire");
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await keepEditing(page);
  await page.reload();
  await expect(dialog.getByText("We kept what you had typed.")).toBeVisible();
  await expect(dialog.getByLabel("Note")).toHaveValue("by wire");
  await dialog.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("Commission received", { exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole("button", { name: "Mark commission received" })).toBeVisible();
});

test("a field of a mail that is being put right isn't left for another mail unasked @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `first-${person.id}`));
  await deliver(app, person.id, sampleMail("d02", `second-${person.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await page.getByRole("button", { name: "Edit client name", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Client name", exact: true });
  await field.fill("Somebody Else");
  const address = page.url();
  await page.getByRole("complementary", { name: "What was read" }).focus();
  await page.keyboard.press("k");
  await keepEditing(page);
  await page.getByRole("link", { name: "Suppliers" }).click();
  await keepEditing(page);
  await field.press("Escape");
  await keepEditing(page);
  await expect(field).toHaveValue("Somebody Else");
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Discard Changes" }).click();
  await expect(field).toHaveCount(0);
});

test("what is typed into a field of a mail is there again after a reload, at every width, until it is saved @long", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `kept-${person.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await page.getByRole("button", { name: "Edit client name", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Client name", exact: true }).filter({ visible: true });
  await field.fill("Somebody Else");
  for (const width of [375, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(field).toHaveValue("Somebody Else");
    await expect(page.getByText("We kept what you had typed.").filter({ visible: true })).toBeVisible();
  }
  await field.press("Enter");
  await expect(page.getByText("Value corrected")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit client name", exact: true })).toBeVisible();
  await expect(page.getByText("Somebody Else").filter({ visible: true }).first()).toBeVisible();
});

test("a new version that a change in another window brings doesn't interrupt who types @long", async ({
  page,
  context,
  app,
}) => {
  const { email } = await signedInPerson(context, app);
  const asked: string[] = [];
  page.on("dialog", (prompt) => {
    asked.push(prompt.type());
    void prompt.dismiss();
  });
  await page.goto("/bookings/open?dialog=add-booking");
  const client = page.getByRole("dialog").getByLabel("Client Name");
  await client.fill("Marta Lind");
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), "x-nextjs-deployment-id": "newer" },
      });
    },
  );
  const other = await context.newPage();
  await other.goto("/help/email-setup");
  await other.evaluate((person) => new BroadcastChannel(`tallyport-${person}`).postMessage("change"), email);
  await expect(page.getByText("This page is not up to date")).toBeVisible();
  await client.press("End");
  await client.pressSequentially("en");
  await page.unrouteAll();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(client).toHaveValue("Marta Linden");
  expect(asked).toEqual([]);
});

/**
 * Simulates what a newer version has removed. Requests are intercepted all the time, because one sent while
 * interception is switched on could slip through.
 */
async function oldVersion(page: Page) {
  const gone: { what: "nothing" | "code" | "actions" } = { what: "nothing" };
  await page.route(
    (url) => !url.pathname.startsWith("/api/"),
    (route) => {
      const isCode = route.request().url().includes("/_next/static/chunks/");
      if (gone.what === "code" && isCode) return route.fulfill({ status: 404 });
      if (gone.what !== "actions" || route.request().method() !== "POST") return route.continue();
      const headers = { "x-nextjs-action-not-found": "1" };
      return route.fulfill({ status: 404, headers, body: "Server action not found." });
    },
  );
  return gone;
}

test("what was typed survives a new version of the app, which is told of when its code or an action is gone @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const gone = await oldVersion(page);
  gone.what = "code";
  await page.getByRole("button", { name: "Add Booking" }).first().click();
  await expect(page.getByText("There is a new version of Tallyport.")).toBeVisible();
  gone.what = "nothing";
  await page.getByRole("button", { name: "Reload" }).click();

  const dialog = page.getByRole("dialog");
  await typeBooking(page, "KEPT-1");
  gone.what = "actions";
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Failed to create booking")).toBeVisible();
  gone.what = "nothing";
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(dialog.getByText("We kept what you had typed.")).toBeVisible();
  await expect(dialog.getByLabel("Travel End Date")).toHaveValue("03/08/2031");
  await dialog.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Booking created successfully")).toBeVisible();
});
