import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { deliver, sampleMail } from "../../support/mails/mail";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const WAITING = "Waiting for your first email...";
const row = (page: Page, address: string) => page.getByRole("listitem").filter({ hasText: address });

/** Adds the header that an email program's automatic forwarding adds. */
function forwardedBy(address: string, raw: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`X-Forwarded-For: ${address} x@in.tallyport.example\r\n`), raw]);
}

async function addAddress(app: RunningApp, userId: string, address: string, verified: boolean) {
  await withDatabase(
    app,
    (
      db,
    ) => db`insert into forwarding_addresses (id, user_id, address, verified_at, last_sent_at, token_expires_at, created_at)
      values (${randomUUID()}, ${userId}, ${address}, ${verified ? new Date() : null}, now(),
        now() + interval '1 day', now())`,
  );
}

test("the first email shows by itself, at the address that it came from", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  const [proved, pending] = [`a-${randomUUID()}@agency.test`, `b-${randomUUID()}@agency.test`];
  await addAddress(app, person.id, proved, true);
  await addAddress(app, person.id, pending, false);
  await page.goto("/settings/email-forwarding");
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(row(page, proved)).toContainText("No email has come from it yet.");
  await expect(row(page, pending)).toContainText("Link sent");
  const opened = await page.evaluate(() => performance.timeOrigin);
  await deliver(app, person.id, forwardedBy(proved, sampleMail("d01", `first-${person.id}`)));
  await expect(page.getByText(WAITING)).toHaveCount(0);
  await expect(row(page, proved)).toContainText("Last email");
  await expectNoBarrier(page);

  await withDatabase(
    app,
    (db) => db`update forwarding_addresses set verified_at = now() where address = ${pending}`,
  );
  await expect(row(page, pending)).toContainText("Verified");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await row(page, proved).getByRole("link").click();
  await expect(page).toHaveURL(/\/emails\/new\?emailId=/);
});

test("what failed stands at its address: a link that didn't leave, one that is over, a mail that can't be read @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  const names = ["unsent", "over", "unread"] as const;
  const [unsent, over, unread] = names.map((name) => `${name}-${randomUUID()}@agency.test`) as [
    string,
    string,
    string,
  ];
  for (const address of [unsent, over]) await addAddress(app, person.id, address, false);
  await addAddress(app, person.id, unread, true);
  await deliver(app, person.id, forwardedBy(unread, sampleMail("d01", `unread-${person.id}`)));
  await withDatabase(app, async (db) => {
    await db`update forwarding_addresses set last_sent_at = null where address = ${unsent}`;
    await db`update forwarding_addresses set token_expires_at = now(),
      last_sent_at = now() - interval '1 hour' where address = ${over}`;
    await expect(async () => {
      const changed = await db`update emails set intake = 'FAILED'
        where user_id = ${person.id} and intake not in ('RECEIVED', 'PARSING') returning 1`;
      expect(changed).toHaveLength(1);
    }).toPass();
  });
  await page.goto("/settings/email-forwarding");
  await expect(row(page, unsent)).toContainText("The verification email could not be sent. Send it again.");
  await expect(row(page, over)).toContainText("Its link no longer works. Send a new one.");
  await expect(row(page, unread)).toContainText("Could not be read:");
  await expectNoBarrier(page);
  await expect(async () => {
    const again = row(page, over).getByRole("button", { name: /^Resend/ });
    if (await again.isEnabled()) await again.click({ timeout: 1_000 });
    await expect(row(page, over)).toContainText("Link sent", { timeout: 3_000 });
  }).toPass();
});
