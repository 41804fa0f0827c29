import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { whileUnwritable } from "../../support/app/broken";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { fillLedger } from "../../support/database/ledger";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";
import { sentForReview } from "../../support/screens/sent-for-review";
import { fillQueue } from "../../support/transactions/queue";

const INTERNAL = "Internal server error. Please try again later.";
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

test("what can't be written of a booking is said in its own words, and is done once it can be @desktop", async ({
  page,
  context,
  app,
}) => {
  const { partlyPaid } = await fillLedger(app, await signedInPerson(context, app));
  await page.goto(`/bookings/open?search=${partlyPaid}`);
  await page.getByRole("link", { name: partlyPaid, exact: true }).click();
  await page.getByLabel("Client Name").fill("Marta Lindqvist");
  await failsThenWorks(page, app, "bookings", button(page, "Save Changes"), [
    "Failed to update booking",
    "Booking updated successfully",
  ]);
  await page.goto("/bookings/closed");
  await failsThenWorks(
    page,
    app,
    "bookings",
    page
      .getByRole("button", { name: "Archive", exact: true })
      .and(page.locator("[aria-disabled=false]"))
      .first(),
    ["Failed to archive booking", "Booking and related emails archived successfully"],
  );
});

test("what can't be written of one's own account is said and stays typed, and is saved once it can be @long", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/settings/preferences");
  await page.getByLabel("Date format").selectOption("yyyy-mm-dd");
  await failsThenWorks(page, app, "users", button(page, "Save Preferences"), [
    "Failed to save preferences",
    "Preferences saved",
  ]);
  await page.goto("/user/profile");
  await button(page, "Edit Profile").click();
  await page.getByLabel("Company Name").fill("Fern Travel");
  await failsThenWorks(page, app, "users", button(page, "Save Changes"), [
    "Failed to save the profile",
    "Profile saved",
  ]);
});

test("an import that can't be written says so in its last step, and keeps nothing @long", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/bookings/open");
  await button(page, "Import CSV").click();
  const dialog = page.getByRole("dialog", { name: "Import Bookings from CSV" });
  const text = [
    "Confirmation Number,Client,Total Amount,Currency,Commission,Start Date,Supplier",
    "IW-1,Jo Park,1000.00,USD,120.00,2031-02-15,Harbour View",
  ].join("\r\n");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "one.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await whileUnwritable(app, "csv_imports", async () => {
    await dialog.getByRole("button", { name: "Import 1 booking" }).click();
    await expect(said(page, "CSV import failed. Please check the errors and try again.")).toBeVisible();
  });
  await expect(dialog.getByRole("heading", { name: "Import Failed" })).toBeVisible();
  await expect(dialog.getByText(`Row 0 - general: ${INTERNAL}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText("No bookings yet")).toBeVisible();
});

test("what can't be written of an email leaves it where it is, and is done once it can be @long", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `unwritten-${person.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await expect(page.getByText("Everything a booking needs is here").filter({ visible: true })).toBeVisible();
  await failsThenWorks(page, app, "emails", button(page, "Send for Re-processing"), [
    "Failed to send for reprocessing",
    "Email sent for reprocessing",
  ]);
  await page.goto("/emails/review");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await failsThenWorks(page, app, "emails", button(page, "Discard"), [
    "Failed to move email to trash",
    "Email moved to trash successfully",
  ]);
});

test("what can't be written of a transaction leaves it as it was, and is done once it can be @long", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  const number = `${mark}-21700`;
  const match = button(page, `Match ${number}`);
  for (const [line, press, words] of [
    [lines.exact, match, ["Failed to link transaction", `Matched to ${number}`]],
    [lines.exact, button(page, "Unlink Booking"), ["Failed to unmatch transaction", "Transaction unlinked"]],
    [lines.unknown, button(page, "Ignore"), ["Failed to ignore transaction", "Transaction ignored"]],
  ] as const) {
    await page.goto(`/admin/bank-transactions/${line}`);
    await failsThenWorks(page, app, "bank_transactions", press, words);
  }
});

test("what administrators decide about people and suppliers is said when it can't be written, and is done once it can be @long", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines, ada } = await fillQueue(app);
  await page.goto(`/admin/bank-transactions/${lines.unknown}?dialog=supplier`);
  const supplier = `Greatwind Tours ${mark}`;
  await page.getByRole("dialog").getByRole("combobox").fill(supplier);
  await page.getByRole("option").click();
  await failsThenWorks(page, app, "bank_transactions", button(page, "Save"), [
    "Failed to assign supplier.",
    `Supplier assigned: ${supplier}`,
  ]);
  await page.goto("/admin/invites");
  await page.getByLabel("Email address 1", { exact: true }).fill(`${ada.id}@invited.test`);
  await failsThenWorks(page, app, "invitations", button(page, "Send 1 Invitation"), [
    INTERNAL,
    "1 invitation sent.",
  ]);
  await page.goto(`/admin/users?search=${ada.email}`);
  await hydrated(page);
  await whileUnwritable(app, "users", async () => {
    await button(page, "Actions for Ada Fern").click();
    await page.getByRole("menuitem", { name: "Suspend" }).click();
    await expect(said(page, "Failed to suspend the account")).toBeVisible();
  });
});

test("a decision on a review that can't be written is open still, and is made once it can be @long", async ({
  page,
  context,
  app,
  browser,
}) => {
  const agent = await signedInPerson(context, app);
  for (const number of ["HB-8801", "HB-8802"]) await sentForReview(page, app, agent.id, number);
  const office = await browser.newContext({ baseURL: app.baseURL });
  await signedInPerson(office, app, { role: "ADMIN" });
  const desk = await office.newPage();
  await desk.goto(`/admin/ai-review?agent=${agent.id}`);
  await failsThenWorks(
    desk,
    app,
    "ai_review_items",
    desk.getByRole("button", { name: /^Approve & Send Back/ }).first(),
    ["Failed to approve correction", "Correction approved and sent back to agent"],
  );
  await whileUnwritable(app, "ai_review_items", async () => {
    await desk
      .getByRole("button", { name: /^Reject/ })
      .first()
      .click();
    await desk.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await expect(said(desk, "Failed to reject correction")).toBeVisible();
  });
  await office.close();
});

/** Performs an action while the table can't be written, and again when it can. */
async function failsThenWorks(
  page: Page,
  app: RunningApp,
  table: string,
  press: Locator,
  [failed, done]: readonly [string, string],
): Promise<void> {
  await test.step(`${done}, after a failure`, async () => {
    await hydrated(page);
    await whileUnwritable(app, table, async () => {
      await press.click();
      await expect(said(page, failed)).toBeVisible();
      await expect(said(page, INTERNAL).first()).toBeVisible();
    });
    await press.click();
    await expect(said(page, done)).toBeVisible();
  });
}
