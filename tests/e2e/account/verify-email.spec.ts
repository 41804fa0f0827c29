import { randomUUID } from "node:crypto";
import { alive } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { recountedIn } from "../../support/database/recount";
import { linkIn, mailsTo } from "../../support/mails/outbox";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const FAILED = "Verification Failed - This link may be invalid or expired.";

async function owed(app: RunningApp, userId: string): Promise<void> {
  const supplier = randomUUID();
  await withDatabase(app, async (db) => {
    await db`insert into suppliers (id, owner_id, name, name_key, chase_email, created_at, updated_at)
      values (${supplier}, ${userId}, 'Harbour Hotels', 'harbour hotels', 'ines@harbour.test', now(), now())`;
    await db`insert into bookings (user_id, id, supplier_id, confirmation_number, number_key, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
        created_at, updated_at)
      values (${userId}, gen_random_uuid(), ${supplier}, 'HB-1', 'HB1', 'CONFIRMED', 100000, 'USD', 10000, 'USD',
        current_date - 90, current_date - 80, current_date - 45, 'form', 'hb-1', now(), now())`;
    await recountedIn(app, db, userId);
  });
}

async function linkSentTo(app: RunningApp, address: string): Promise<string> {
  return linkIn(await mailsTo(app, address), /https?:\S+verify\S*\?token=\S+/);
}

test("an agent proves the own address by a mail, and only then sends emails from Chase", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { verified: false });
  await owed(app, person.id);
  await page.goto("/bookings/open?view=chase");
  const card = page.getByRole("region", { name: "Harbour Hotels" });
  await expect(card.getByRole("link", { name: "Write email" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send email", exact: true })).toHaveCount(0);
  await expect(page.getByText(`verify that ${person.email} is yours`)).toBeVisible();
  await expectNoBarrier(page);
  await expect(async () => {
    const button = page.getByRole("button", { name: "Send verification email" });
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(page.getByText(`on its way to ${person.email}`)).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const link = await linkSentTo(app, person.email);
  const opened = await context.request.get(link);
  expect(opened.status()).toBe(200);
  await page.goto(link);
  const proved = () =>
    withDatabase(app, (db) => db`select email_verified as yes from users where id = ${person.id}`);
  expect(await proved()).toEqual([{ yes: false }]);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Your email address is verified.")).toBeVisible();
  expect(await proved()).toEqual([{ yes: true }]);
  await page.getByRole("link", { name: "Go to Chase" }).click();
  await expect(card.getByRole("button", { name: "Send email", exact: true })).toBeVisible();
});

test("a link that proves nothing says so, to whoever opens it @desktop", async ({ page, context, app }) => {
  const link = `/verify-email?token=${"a".repeat(43)}`;
  await page.goto(link);
  await expect(page).toHaveURL("/sign-in");
  await signedInPerson(context, app, { verified: false });
  await page.goto(link);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
});

test("the link that verifies a forwarding address is open to everybody, and one that proves nothing says so", async ({
  page,
  context,
  app,
}) => {
  for (const query of ["", `?token=${"a".repeat(43)}`, "?token=1&token=2"]) {
    await page.goto(`/settings/email-forwarding/verify${query}`);
    await expect(page).toHaveURL(`/settings/email-forwarding/verify${query}`);
    await expect(page.getByText(FAILED)).toBeVisible();
  }
  await expectNoBarrier(page);
  await signedInPerson(context, app, { onboarded: false });
  await page.goto("/settings/email-forwarding/verify?token=x");
  await expect(page.getByText(FAILED)).toBeVisible();
});

test("an agent adds an address to forward from, proves it by the mail, and deletes it", async ({
  page,
  context,
  app,
}) => {
  const address = `bookings-${randomUUID()}@agency.test`;
  await signedInPerson(context, app);
  await page.goto("/settings/email-forwarding");
  const box = page.getByLabel("Add New Forwarding Email Address");
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
  await expect(async () => {
    await box.fill(` ${address} `);
    await expect(page.getByRole("button", { name: "Add", exact: true })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await box.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Email Verification Required" });
  await expect(dialog).toContainText(address);
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "OK" }).click();
  const row = page.getByRole("listitem").filter({ hasText: address });
  await expect(row).toContainText("Pending");
  await expect(row.getByRole("button", { name: /Resend in \d+s/ })).toBeDisabled();
  await expect(page.getByText("0 verified, 1 pending.")).toBeVisible();
  await expectNoBarrier(page);

  const link = await linkSentTo(app, address);
  await context.request.get(link);
  await page.reload();
  await expect(row).toContainText("Pending");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await expectNoBarrier(page);
  await expect(page).toHaveURL("/settings/email-forwarding");
  await expect(row).toContainText("Verified");
  await page.goto(link);
  await expect(page.getByText(FAILED)).toBeVisible();

  await page.goto("/settings/email-forwarding");
  const question = page.getByRole("alertdialog", { name: "Delete Email Address" });
  await (await alive(row.getByRole("button", { name: `Delete ${address}` }))).click();
  await expect(question).toContainText("This action cannot be undone");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText("No address has been added yet.")).toBeVisible();
});

test("the preview of emails is not there for agents, and nothing for anybody else", async ({
  page,
  context,
  app,
}) => {
  await page.goto("/email-preview");
  await expect(page).toHaveURL("/sign-in");
  await signedInPerson(context, app);
  await page.goto("/email-preview");
  await expect(page.getByRole("heading", { name: "Preview Not Available" })).toBeVisible();
  await expectNoBarrier(page);
});
