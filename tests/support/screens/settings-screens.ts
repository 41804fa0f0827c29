import { expect } from "@playwright/test";
import { choosePicture } from "../account/picture";
import { deliver, sampleMail } from "../mails/mail";
import { withDatabase } from "../people/people";
import { dialog, press, type Screen, type Setting, shows } from "./screen";

/** Screens of an agent's settings. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  shows("forwarding addresses", "/settings/email-forwarding", "Its link no longer works."),
  {
    name: "deleting an address",
    open: async ({ page }) => {
      await page.goto("/settings/email-forwarding");
      const question = page.getByRole("alertdialog", { name: "Delete Email Address" });
      await press(page.getByRole("button", { name: "Delete gone@fern-travel.example" }), question);
    },
  },
  {
    name: "a new api key",
    open: async ({ page }) => {
      await page.goto("/settings/api-keys?dialog=add-api-key");
      await expect(dialog(page).getByRole("button", { name: "Create Key" })).toBeVisible();
    },
  },
  shows("privacy", "/user/preferences/privacy", "Show my profile"),
  {
    name: "editing a profile",
    open: async ({ page }) => {
      await page.goto("/user/profile");
      const save = page.getByRole("button", { name: "Save Changes" });
      await press(page.getByRole("button", { name: "Edit Profile" }), save);
    },
  },
  {
    name: "a profile with a picture",
    open: async ({ page }) => {
      await page.goto("/user/profile");
      await choosePicture(page);
      await expect(page.getByRole("button", { name: "Remove Picture" })).toBeVisible();
    },
  },
  {
    name: "setting up two-factor sign-in",
    open: async ({ page, app, person: { id } }) => {
      await withDatabase(app, (db) => db`delete from two_factors where user_id = ${id}`);
      await withDatabase(app, (db) => db`update sessions set proved_at = now() where user_id = ${id}`);
      await page.goto("/user/security");
      await press(page.getByRole("button", { name: "Set up" }), page.getByRole("img", { name: "QR code" }));
    },
  },
  {
    name: "an account that will be deleted",
    open: async ({ page, app, person: { id } }) => {
      const closed = (isClosed: boolean) =>
        withDatabase(
          app,
          (db) =>
            db`update users set erase_at = ${isClosed ? "2031-03-01T12:00:00Z" : null} where id = ${id}`,
        );
      await closed(true);
      await page.goto("/leaving");
      await expect(page.getByRole("button", { name: "Keep my account" })).toBeVisible();
      await closed(false);
    },
  },
  shows("api keys", "/settings/api-keys", "Nightly reports"),
];

/** Creates an API key, an email, and a forwarding address in each state, one of which sent an email that failed. */
export async function fillSettings({ page, app, person: { id } }: Setting): Promise<void> {
  await withDatabase(app, (db) => db`update sessions set proved_at = now() where user_id = ${id}`);
  await page.goto("/settings/api-keys?dialog=add-api-key");
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Nightly reports");
  await dialog(page).getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByRole("dialog", { name: "Copy your new key" })).toBeVisible();
  await deliver(app, id, sampleMail("d01", `settings-${id}`));
  // A verified address can belong to one agent only, and other walks use the same database.
  const verified = `reservations@${id.slice(0, 8)}.example`;
  await withDatabase(app, async (db) => {
    await db`insert into forwarding_addresses (id, user_id, address, verified_at, last_sent_at, token_expires_at, created_at)
      values (gen_random_uuid(), ${id}, ${verified}, now(), now(), null, now()),
        (gen_random_uuid(), ${id}, 'ada.fern.with.a.rather.long.name@fern-travel-and-daughters.example', null, now(),
          now() + interval '1 day', now()),
        (gen_random_uuid(), ${id}, 'old@fern-travel.example', null, now() - interval '2 days', now(), now()),
        (gen_random_uuid(), ${id}, 'gone@fern-travel.example', null, null, null, now())`;
    await db`insert into email_senders (user_id, email_id, address, is_forwarder)
      select user_id, id, ${verified}, true from emails where user_id = ${id}`;
    await expect(async () => {
      const failed = await db`update emails set intake = 'FAILED'
        where user_id = ${id} and intake not in ('RECEIVED', 'PARSING') returning 1`;
      expect(failed).toHaveLength(1);
    }).toPass();
  });
}
