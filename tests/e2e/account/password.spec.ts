import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { linkIn, mailsTo } from "../../support/mails/outbox";
import { newPerson } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const NEW = "quiet-anchor-77";

async function linkSentTo(app: RunningApp, address: string): Promise<string> {
  return linkIn(await mailsTo(app, address), /https?:\S+reset-password\S+/);
}

test("who has forgotten the password gets a link, chooses another one and comes in with it", async ({
  page,
  app,
}) => {
  const { email } = await newPerson(app);
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await expect.poll(() => linkSentTo(app, email)).not.toBe("");
  const link = await linkSentTo(app, email);
  await page.goto(link);
  await expectNoBarrier(page);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The password needs at least 8 characters.").first()).toBeVisible();
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed. Sign in with the new one.")).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link doesn't work any more" })).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(NEW);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("an agent changes the password and stays in @desktop", async ({ page, context, app }) => {
  const { password } = await signedInPerson(context, app);
  await page.goto("/user/security");
  const change = page.getByRole("button", { name: "Change password" });
  await page.getByLabel("Current password").fill("wrong-lantern-42");
  await page.getByLabel("New password").fill(NEW);
  await change.click();
  await expect(page.getByText("The password is wrong.").first()).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill(NEW);
  await change.click();
  await expect(page.getByText("Your password is changed. Your other devices are signed out.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Security and data" })).toBeVisible();
});
