import type { Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { whileUnreadable } from "../../support/app/broken";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { fillLedger } from "../../support/database/ledger";
import { signedInPerson } from "../../support/people/sign-in";
import { fillQueue } from "../../support/transactions/queue";
import { withDeliveries } from "../../support/webhooks/deliveries";

/** A page, the table whose rows can't be read, and the page's error message. */
type Broken = readonly [address: string, table: string, words: string];

test("each page of an agent's says what can't be read, and has it once that can be @long", async ({
  page,
  context,
  app,
}) => {
  const { supplierId } = await fillLedger(app, await signedInPerson(context, app));
  await failAndRecover(page, app, [
    ["/", "activities", "Data Unavailable"],
    ["/bookings/open", "bookings", "Failed to load bookings"],
    ["/emails/new", "emails", "Failed to load emails. Please try again."],
    ["/suppliers", "suppliers", "Failed to load suppliers"],
    [`/suppliers?supplier=${supplierId}`, "supplier_preferences", "Failed to load supplier details"],
    ["/notifications/all", "notifications", "Failed to load notifications"],
    ["/settings/email-forwarding", "inbound_addresses", "Settings Unavailable"],
    ["/settings/email-forwarding", "forwarding_addresses", "Settings Unavailable"],
    ["/settings/email-forwarding", "emails", "Settings Unavailable"],
    ["/settings/api-keys", "api_keys", "Settings Unavailable"],
    ["/settings/api-keys", "webhook_endpoints", "Settings Unavailable"],
  ]);
});

test("each page of an agent's own account says what can't be read, and has it once that can be @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  const webhook = await withDeliveries({ app, person });
  await failAndRecover(page, app, [
    ["/user/profile", "users", "Profile Unavailable"],
    ["/user/profile", "bookings", "Profile Unavailable"],
    ["/user/security", "two_factors", "Settings Unavailable"],
    ["/user/billing", "subscriptions", "Failed to load subscription information"],
    ["/user/preferences/general", "users", "Settings Unavailable"],
    ["/settings/notifications", "users", "Settings Unavailable"],
    ["/settings/preferences", "users", "Settings Unavailable"],
    [webhook, "webhook_deliveries", "Failed to load the webhook."],
  ]);
});

test("each page of an administrator's says what can't be read, and has it once that can be @long", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { lines } = await fillQueue(app);
  await failAndRecover(page, app, [
    ["/admin/transactions", "bank_transactions", "Failed to load transactions"],
    [`/admin/bank-transactions/${lines.exact}`, "bank_transactions", "Failed to load transaction."],
    ["/admin/commission-reports", "commission_reports", "Failed to load commission reports"],
    ["/admin/ai-review", "ai_review_items", "Failed to load review items"],
    ["/admin/suppliers", "suppliers", "Failed to load suppliers"],
    ["/admin/unclaimed", "commission_offers", "Failed to load claims"],
    ["/admin/users", "emails", "Failed to load users"],
    ["/admin/audit", "audit_log", "Failed to load the audit"],
  ]);
});

test("the bell says that notifications didn't load, and has them by Try again @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/");
  await hydrated(page);
  await whileUnreadable(app, "notifications", async () => {
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(page.getByText("Failed to load notifications")).toBeVisible();
  });
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByText("You're all caught up!")).toBeVisible();
});

async function failAndRecover(page: Page, app: RunningApp, all: readonly Broken[]): Promise<void> {
  for (const [address, table, words] of all) {
    await test.step(`${address} without ${table}`, async () => {
      const said = page.getByText(words, { exact: true });
      await whileUnreadable(app, table, async () => {
        await page.goto(address);
        await expect(said.first()).toBeVisible();
        await expect(page.getByText(/permission denied|app_rt/i)).toHaveCount(0);
      });
      await page.getByRole("button", { name: "Try Again" }).filter({ visible: true }).first().click();
      await expect(said).toHaveCount(0);
    });
  }
}
