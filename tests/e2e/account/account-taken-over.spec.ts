import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { linkIn, mailsTo } from "../../support/mails/outbox";
import { newPerson, withDatabase } from "../../support/people/people";
import { signInAs } from "../../support/people/sign-in";

const NEW = "quiet-anchor-77";

async function resetLink(app: RunningApp, address: string): Promise<string> {
  return linkIn(await mailsTo(app, address), /https?:\S+reset-password\S+/);
}

test("what others set up needs the address and the password, is told by mail, and ends with the password @phone", async ({
  page,
  context,
  app,
  playwright,
}) => {
  const { id, email, password } = await newPerson(app, { verified: false });
  await signInAs(context, app, { id, email, password }, false);
  await page.goto("/settings/api-keys?dialog=add-api-key");
  await expect(page.getByText(`Verify that ${email} is yours`)).toBeAttached();
  const form = page.getByRole("dialog", { name: "Create API key" });
  await form.getByRole("textbox", { name: "Name" }).fill("Reports");
  await form.getByRole("button", { name: "Create Key" }).click();
  await expect(form.getByText("Verify your email address first").first()).toBeVisible();

  await withDatabase(app, (db) => db`update users set email_verified = true where id = ${id}`);
  await form.getByRole("button", { name: "Create Key" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(proof).toBeVisible();
  await expectNoBarrier(page, "proof");
  await proof.getByLabel("Your password").fill("not-the-password");
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(proof.getByText("The password is wrong.").first()).toBeVisible();
  await proof.getByLabel("Your password").fill(password);
  await proof.getByLabel("Your password").press("Enter");
  const shown = page.getByRole("dialog", { name: "Copy your new key" });
  const key = await shown.getByLabel("New API key").innerText();
  await shown.getByRole("button", { name: "Done" }).click();
  const program = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/bookings")).status()).toBe(200);
  await expect
    .poll(async () => (await mailsTo(app, email)).map(({ subject }) => subject))
    .toEqual(["An API key was made"]);

  await page.goto("/bookings/open?layout=calendar");
  await page.getByRole("button", { name: /Subscribe/ }).click();
  await page.getByRole("button", { name: "Create address" }).click();
  await expect(page.getByLabel("Your private address, shown only now")).toHaveValue(/\/api\/calendar\//);

  await context.clearCookies();
  await page.goto("/sign-in/forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect.poll(() => resetLink(app, email)).not.toBe("");
  await page.goto(await resetLink(app, email));
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL("/reset-password/keep");
  await expect(page.getByText("Keep Calendar address, set up today")).toBeVisible();
  expect((await program.get("/api/bookings")).status()).toBe(401);
  await expectNoBarrier(page, "keep");
  await page.getByLabel("Keep API key Reports, set up today").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your password is changed. Sign in with the new one.")).toBeVisible();
  expect((await program.get("/api/bookings")).status()).toBe(200);
  await page.goto("/reset-password/keep");
  await expect(page).toHaveURL("/sign-in/password-changed");
  await program.dispose();
  const feeds = await withDatabase(
    app,
    (db) => db`select 1 from calendar_feeds where user_id = ${id} and revoked_at is null`,
  );
  expect(feeds).toHaveLength(0);
});
