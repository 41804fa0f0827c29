import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import type { RunningApp } from "../support/app/running-app";
import { withDatabase } from "../support/people/people";
import { agentToPay, openLetter, supplierCard } from "../support/screens/chase";

/** The email is sent after the time for Undo has passed. */
const LEAVES = { timeout: 30_000 };

function mailsTo(app: RunningApp, address: string): string[] {
  if (!existsSync(app.outbox)) return [];
  const files = readdirSync(app.outbox).filter((name) => name.endsWith(".eml"));
  const texts = files.map((name) => readFileSync(path.join(app.outbox, name), "utf8"));
  return texts.filter((text) => text.includes(`To: ${address}\r\n`));
}

test("an agent looks the ready mail over, sends it, and reads later what was sent; one that is taken back never leaves @desktop", async ({
  page,
  context,
  app,
}) => {
  const [to, takenBack] = [`${randomUUID()}@harbour.test`, `${randomUUID()}@cove.test`];
  const { email } = await agentToPay(context, app, { "Harbour Hotels": to, "Cove Cruises": takenBack });
  await page.goto("/bookings/open?view=chase");
  const cove = supplierCard(page, "Cove Cruises");
  await (await openLetter(page, "Cove Cruises")).getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Email taken back")).toBeVisible();
  await expect(cove).not.toContainText("leaves in some seconds");
  await expect(cove).toContainText("not asked yet");
  await (await openLetter(page, "Cove Cruises")).getByRole("button", { name: "Send", exact: true }).click();
  await cove.getByRole("button", { name: "Take it back" }).click();
  await expect(cove).toContainText("not asked yet");

  const card = supplierCard(page, "Harbour Hotels");
  const dialog = await openLetter(page, "Harbour Hotels");
  await expect(dialog).toContainText(to);
  await expect(dialog).toContainText(email);
  await dialog.getByLabel("Subject").fill("");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Subject is required");
  await dialog.getByLabel("Subject").fill("Kommission für 3 Buchungen");
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog).toBeHidden();
  // Toasts stay as long as the pointer is over them, and cover the card.
  await page.mouse.move(0, 0);
  await expect(card).toContainText(`The email to ${to} leaves in some seconds.`);
  await expect(card).toContainText("asked");
  await expect(card).toContainText("Email written to the outbox", LEAVES);
  await expect(card.getByRole("button", { name: "Take it back" })).toBeHidden();

  // This email was sent after those that were undone, so their time has passed too.
  expect(mailsTo(app, takenBack)).toEqual([]);
  const [written, ...more] = mailsTo(app, to);
  expect(more).toEqual([]);
  const mail = await PostalMime.parse(written ?? "");
  const answers = [{ address: email }, { address: expect.stringContaining("@in.") }];
  expect(mail).toMatchObject({ subject: "Kommission für 3 Buchungen", replyTo: answers });
  expect(mail.text).toContain("- HB-1, Zoë Lind 1, travel ");

  await card.getByRole("button", { name: "More for Harbour Hotels", exact: true }).click();
  await page.getByRole("menuitem", { name: "Emails sent from here" }).click();
  const history = page.getByRole("dialog", { name: "Emails to Harbour Hotels" });
  await history.getByText("Kommission für 3 Buchungen").click();
  await expect(history).toContainText("Outstanding in all: USD 300.00");
  await expectNoBarrier(page);
});

test("words that were changed are still there when the dialog is opened again @desktop", async ({
  page,
  context,
  app,
}) => {
  await agentToPay(context, app, { "Harbour Hotels": "ines@harbour.test" });
  await page.goto("/bookings/open?view=chase");
  const dialog = await openLetter(page, "Harbour Hotels");
  await dialog.getByLabel("Text").fill("Dear Ines, where is it?");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Send email" })).toBeFocused();
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(dialog.getByLabel("Text")).toHaveValue("Dear Ines, where is it?");
});

test("a supplier without an address is given one, and can be written to without having left the page @desktop", async ({
  page,
  context,
  app,
}) => {
  await agentToPay(context, app, { "Harbour Hotels": null });
  await page.goto("/bookings/open");
  await page.getByRole("link", { name: "Chase", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chase overdue commission");
  const card = supplierCard(page, "Harbour Hotels");
  await expect(card.getByRole("button", { name: "Send email" })).toBeHidden();
  await card.getByRole("link", { name: "Add contact address" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Supplier" });
  await dialog.getByLabel("Contact email").fill("ines@harbour.test");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Supplier saved")).toBeVisible();
  await expect(page).toHaveURL("/bookings/open?view=chase");
  await expect(card.getByRole("button", { name: "Send email" })).toBeVisible();
});

test(`the mail's dialog and what became of a mail have no barrier`, async ({ page, context, app }) => {
  const to = `${randomUUID()}@harbour.test`;
  await agentToPay(context, app, { "Harbour Hotels": to, "Cove Cruises": null });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/bookings/open?view=chase");
  const dialog = await openLetter(page, "Harbour Hotels");
  await dialog.getByLabel("Subject").fill("");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectNoBarrier(page);
  await dialog.getByLabel("Subject").fill("Commission");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
  await withDatabase(
    app,
    (db) => db`update outbound_emails set failed_at = now(), failure = 'SENDER_REFUSED'
        where to_address = ${to} and sent_at is null`,
  );
  await expect(page.getByText("The email was not sent")).toBeVisible();
  await expectNoBarrier(page);
  // The amount owed is visible on a tablet too, where the sidebar takes a third of the width.
  await page.setViewportSize({ width: 768, height: 1024 });
  const owed = supplierCard(page, "Cove Cruises").getByRole("columnheader", { name: "Outstanding" });
  await owed.scrollIntoViewIfNeeded();
  await expect(owed).toBeVisible();
  expect(await owed.evaluate((cell) => cell.closest("section[tabindex]")?.scrollLeft)).toBe(0);
  await expect(owed).toBeInViewport({ ratio: 1 });
});
