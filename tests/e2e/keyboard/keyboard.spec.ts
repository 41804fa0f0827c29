import type { Page } from "@playwright/test";
import { alive } from "../../support/app/alive";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { deliver, sampleMail } from "../../support/mails/mail";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

test("keys lead through the app and its lists, and are listed on request @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  for (const number of ["KEY-1", "KEY-2"]) await book(page, number);
  await page.goto("/");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(list.getByText("Go to bookings")).toBeVisible();
  await expect(list.getByText("Next row")).toHaveCount(0);
  // While a dialog is open, it handles the keys.
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(page).not.toHaveURL(/dialog=/);

  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL(/\/bookings\/open$/);
  await expect(page.getByRole("link", { name: "KEY-1" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(rowLinks(page).first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(rowLinks(page).nth(1)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit Booking" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Clear selection" }).click();

  await page.keyboard.press("/");
  await expect(page.locator("main search input")).toBeFocused();
  await page.keyboard.type("jb");
  await expect(page.locator("main search input")).toHaveValue("jb");
  await page.keyboard.press("Escape");
  await page.locator("main search input").blur();
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: "Add New Booking" })).toBeVisible();
});

test("Ctrl+Z undoes what a message offers to undo, while it is there and nobody types @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `undo-${person.id}`));
  await page.goto("/emails/new");
  const mail = page.getByRole("link", { name: /40117-RX82/ });
  await mail.click();
  await page.getByRole("button", { name: "Discard", exact: true }).filter({ visible: true }).click();
  const said = page.getByText("Email moved to trash successfully");
  await expect(said).toBeVisible();
  await expect(mail).toHaveCount(0);
  await page.locator("main search input").focus();
  await page.keyboard.press("Control+z");
  await expect(said).toBeVisible();
  await page.locator("main search input").blur();
  await page.keyboard.press("Control+z");
  await expect(mail).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("single keys can be switched off, and on again from the user menu @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/bookings/open");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await list.getByRole("checkbox", { name: "Single letters and symbols work as shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(list.getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  for (const key of ["b", "?", "g", "s"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/bookings\/open$/);

  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await list.getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: "Add New Booking" })).toBeVisible();
});

test("the word that forwarding isn't set up stands on every page until it is dismissed for the session", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const prompt = page.getByText("No forwarding address is verified yet.");
  for (const path of ["/", "/emails/new", "/suppliers"]) {
    await page.goto(path);
    await expect(prompt).toBeVisible();
  }
  await expect(async () => {
    await page.getByRole("button", { name: "Dismiss" }).click({ timeout: 1_000 });
    await expect(prompt).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => sessionStorage.getItem("emailForwardingPromptDismissed"))).toBe("true");
  // It isn't in the server's HTML either, before scripts run.
  const drawn = async () => (await page.request.get("/")).text();
  await expect.poll(drawn).not.toContain("No forwarding address");
  await page.goto("/bookings/open");
  await expect(page.getByRole("heading", { name: "Bookings", exact: true })).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

test("an agent with a verified address sees no such word", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  await withDatabase(
    app,
    (db) => db`insert into forwarding_addresses (id, user_id, address, verified_at, created_at)
      values (gen_random_uuid(), ${person.id}, ${`${person.id}@agency.example`}, now(), now())`,
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByText("No forwarding address is verified yet.")).toHaveCount(0);
});

function rowLinks(page: Page) {
  return page.locator("[data-slot=data-table] tbody tr").getByRole("link");
}

async function book(page: Page, confirmationNumber: string): Promise<void> {
  const answer = await page.request.post("/api/bookings", {
    data: { ...DRAFT, confirmationNumber },
  });
  expect(answer.ok()).toBe(true);
}

test("a booking is saved, and any field of a mail reached, in few presses @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  for (const name of ["d06", "d01"])
    await deliver(app, person.id, sampleMail(name, `few-${name}-${person.id}`));
  await page.goto("/emails/new");
  await expect(page.getByText("Data Extracted")).toHaveCount(2);
  await alive(page.locator("[data-email]").first());
  const presses = counted(page);

  // From the inbox to the saved booking.
  await expect(async () => {
    presses.restart();
    if (!page.url().includes("emailId=")) await presses.press("j");
    await expect(page).toHaveURL(/emailId=/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Convert to Booking" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await presses.press("c");
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(15);

  // The next email has opened; each field has a number key.
  const fields = page.locator("#email-panel-pane [data-edit-field]");
  await expect(page.locator("[data-email][aria-current=true]")).toBeVisible();
  await expect(fields.first()).toBeVisible();
  const all = await fields.count();
  expect(all).toBeGreaterThan(9);
  for (let number = 1; number <= all; number += 1) {
    await page.locator("[data-email][aria-current=true]").focus();
    presses.restart();
    await presses.press("f");
    for (const figure of String(number)) await presses.press(figure);
    await expect(fields.nth(number - 1)).toBeFocused();
    expect(presses.count()).toBeLessThanOrEqual(3);
  }

  // Convert with a correction, in the form beside the email.
  presses.restart();
  await presses.press("e");
  await expect(page.getByRole("dialog", { name: "Edit Booking" })).toBeVisible();
  await presses.press("Control+Enter");
  await expect(page.getByText("Booking created with edited data")).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(15);
});

/** Presses keys and counts them. */
function counted(page: Page) {
  let count = 0;
  return {
    press: (key: string) => {
      count += 1;
      return page.keyboard.press(key);
    },
    count: () => count,
    restart: () => {
      count = 0;
    },
  };
}
