import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { alive } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { newPerson, withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const PASSWORD = "harbour-lantern-42";
const newAddress = () => `${randomUUID()}@fern.test`;
const roleOf = (app: RunningApp, email: string) =>
  withDatabase(app, async (db) => (await db`select role from users where email = ${email}`)[0]?.role);

async function linksTo(app: RunningApp, address: string): Promise<string[]> {
  const files = existsSync(app.outbox) ? readdirSync(app.outbox).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(
    files.sort().map((name) => PostalMime.parse(readFileSync(path.join(app.outbox, name)))),
  );
  return mails
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ text }) => /https?:\S+\/invite\/accept\?token=\S+/.exec(text ?? "")?.[0] ?? "");
}

async function linkTo(app: RunningApp, address: string): Promise<string> {
  await expect.poll(async () => (await linksTo(app, address)).length).toBeGreaterThan(0);
  return (await linksTo(app, address)).at(-1) ?? "";
}

async function invite(page: Page, address: string, role: "USER" | "ADMIN" = "USER"): Promise<void> {
  await page.goto("/admin/invites");
  const send = page.getByRole("button", { name: "Send 1 Invitation" });
  await page.getByLabel("Email address 1", { exact: true }).fill(address);
  await expect(send).toBeEnabled();
  await page.getByLabel("User Role").selectOption(role);
  await send.click();
  if (role === "ADMIN") await page.getByRole("button", { name: "Invite as Administrator" }).click();
  // The result is above the part of the page that a phone shows then.
  await expect(page.getByRole("status").filter({ hasText: "1 invitation sent." })).toBeFocused();
}

test("an administrator looks at the mail, invites, and who is invited opens an account with the role", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const guest = newAddress();
  await page.goto("/admin/invites");
  await expect(page.getByText("Please enter at least one valid email address")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send 0 Invitations" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Preview Email" })).toBeDisabled();
  const first = page.getByLabel("Email address 1", { exact: true });
  await first.fill("nobody");
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Add Another Email" }).click();
  await expect(page.getByLabel("Email address 2", { exact: true })).toBeFocused();
  await page.keyboard.type(guest);
  await page.getByLabel("Custom Message (Optional)").fill("Welcome aboard!");
  await page.getByRole("button", { name: "Preview Email" }).click();
  const preview = page.getByRole("dialog", { name: "Email Preview" });
  await expect(preview).toContainText(`To: ${guest}`);
  await expect(preview.frameLocator("iframe").getByText("Welcome aboard!")).toBeVisible();
  await expectNoBarrier(page, `the preview at ${viewport?.width}`);
  await preview.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("User Role").selectOption("ADMIN");
  await page.getByRole("button", { name: "Send 1 Invitation" }).click();
  const question = page.getByRole("alertdialog", { name: "Invite 1 administrator?" });
  await expectNoBarrier(page, `the question at ${viewport?.width}`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Send 1 Invitation" }).click();
  await question.getByRole("button", { name: "Invite as Administrator" }).click();
  await expect(page.getByText("1 invitation sent.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: guest });
  await expect(row).toContainText("Administrator");
  await expectNoBarrier(page, `invites at ${viewport?.width}`);

  const link = await linkTo(app, guest);
  const theirs = await (
    await browser.newContext({ baseURL: app.baseURL, viewport: viewport ?? null })
  ).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "You're invited" })).toBeVisible();
  await expectNoBarrier(theirs, `an invitation at ${viewport?.width}`);
  expect(await roleOf(app, guest)).toBeUndefined();
  await theirs.getByRole("button", { name: "Create an account" }).click();
  await expect(theirs.getByLabel("Email")).toHaveValue(guest);
  await theirs.getByLabel("Full name").fill("Ines Harbour");
  await theirs.getByLabel("Password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Create account" }).click();
  await expect(theirs.getByText(`You are signed in as ${guest}.`)).toBeVisible();
  expect(await roleOf(app, guest)).toBe("USER");
  await theirs.getByRole("button", { name: "Accept invitation" }).click();
  await expect(theirs).toHaveURL("/onboarding");
  expect(await roleOf(app, guest)).toBe("ADMIN");
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "This invitation has already been used" })).toBeVisible();
  await expectNoBarrier(theirs, `a used invitation at ${viewport?.width}`);
  await theirs.context().close();
});

test("who is signed in with another account changes it, and who has one signs in to the role", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const ada = await newPerson(app);
  await invite(page, ada.email, "ADMIN");
  const link = await linkTo(app, ada.email);
  const other = await browser.newContext({ baseURL: app.baseURL, viewport: viewport ?? null });
  const ben = await signedInPerson(other, app);
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "This invitation is for another account" })).toBeVisible();
  await expect(
    theirs.getByText(`It was sent to ${ada.email}. You are signed in as ${ben.email}.`),
  ).toBeVisible();
  await expectNoBarrier(theirs, `another's invitation at ${viewport?.width}`);
  await theirs.getByRole("button", { name: "Switch account" }).click();
  await expect(theirs).toHaveURL("/sign-in");
  await expect(theirs.getByLabel("Email")).toHaveValue(ada.email);
  await theirs.getByLabel("Password").fill(ada.password);
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await theirs.getByRole("button", { name: "Accept invitation" }).click();
  await expect(theirs).toHaveURL("/admin");
  expect(await roleOf(app, ada.email)).toBe("ADMIN");
  expect(await roleOf(app, ben.email)).toBe("USER");
  await other.close();
});

test("links that open nothing say why, and a revoked one counts again once that is undone", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const guest = newAddress();
  await invite(page, guest);
  const link = await linkTo(app, guest);
  const theirs = await (
    await browser.newContext({ baseURL: app.baseURL, viewport: viewport ?? null })
  ).newPage();
  const says = async (address: string, heading: string) => {
    await theirs.goto(address);
    await expect(theirs.getByRole("heading", { name: heading })).toBeVisible();
    await expectNoBarrier(theirs, `${heading} at ${viewport?.width}`);
  };
  await page.goto(`/admin/invites?search=${guest}`);
  const row = page.getByRole("row").filter({ hasText: guest });
  await (await alive(page.getByRole("button", { name: `Revoke ${guest}` }))).click();
  await expect(page.getByText("Invitation revoked")).toBeVisible();
  await says(link, "This invitation was revoked");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await says(link, "You're invited");
  const age = (time: string) =>
    withDatabase(
      app,
      (db) => db`update invitations set created_at = created_at - ${time}::interval,
        expires_at = expires_at - ${time}::interval where email = ${guest}`,
    );
  await age("7 days");
  await says(link, "This invitation has expired");
  await page.reload();
  await expect(row).toContainText("Expired");
  await (await alive(page.getByRole("button", { name: `Resend to ${guest}` }))).click();
  await expect(page.getByText("Invitation sent again")).toBeVisible();
  await says(link, "A newer invitation was sent");
  await expect.poll(async () => (await linksTo(app, guest)).length).toBe(2);
  await says((await linksTo(app, guest)).find((one) => one !== link) ?? "", "You're invited");
  await says("/invite/accept?token=x", "This invitation isn't valid");
  await theirs.context().close();
});

test("many addresses are pasted at once, and what is typed survives a reload and is asked about @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  await page.goto("/admin/invites");
  const first = page.getByLabel("Email address 1", { exact: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const many = Array.from({ length: 12 }, () => newAddress());
  await first.fill("x");
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await first.fill("");
  await page.evaluate((text) => navigator.clipboard.writeText(text), many.join(", "));
  await first.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.getByRole("button", { name: "Send 12 Invitations" })).toBeEnabled();
  await page.getByRole("button", { name: "Remove email address 12" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Send 11 Invitations" })).toBeEnabled();
  await page.getByRole("link", { name: "Users", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Discard Changes?" });
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page).toHaveURL("/admin/invites");
  await page.getByRole("button", { name: "Send 11 Invitations" }).click();
  await expect(page.getByText("11 invitations sent.")).toBeVisible();
  await expect(page.getByText("Please enter at least one valid email address")).toBeVisible();
});
