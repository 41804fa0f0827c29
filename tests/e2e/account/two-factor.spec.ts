import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { newPerson } from "../../support/people/people";
import { codeOfApp } from "../../support/people/totp";

test("two-factor sign-in is set up, asks for a code, takes a backup code, and is turned off", async ({
  page,
  app,
  viewport,
}) => {
  const person = await newPerson(app);
  const width = `at ${viewport?.width}`;
  const signIn = async () => {
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  await signIn();
  await expect(page).toHaveURL("/");
  await page.goto("/user/security");
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectNoBarrier(page, `set-up ${width}`);
  const key = (await page.locator("code").first().textContent()) ?? "";
  const code = page.getByLabel("Code from the app");
  await code.fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.locator("[data-slot=form-summary]")).toContainText("The code is wrong");
  // The code remains valid if the next half-minute step begins before it arrives.
  await code.fill(codeOfApp(key));
  await code.press("Enter");
  await expect(page.getByRole("heading", { name: "It is on. Keep these backup codes" })).toBeFocused();
  const [backup = ""] = await page.getByRole("listitem").locator("code").allTextContents();
  await expectNoBarrier(page, `backup codes ${width}`);
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 backup codes are left")).toBeVisible();

  await page.context().clearCookies();
  await signIn();
  await expect(page).toHaveURL("/sign-in/code");
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expectNoBarrier(page, `code ${width}`);
  await page.goto("/bookings/open");
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/sign-in/code");
  // A code of a phone whose clock is ahead, since the current code may have been used.
  await page.getByLabel("Code", { exact: true }).fill(codeOfApp(key, 1));
  await page.getByLabel("Don't ask for a code on this device for 30 days").check();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/bookings/open");

  await page.context().clearCookies({ name: /session_token|trusted/ });
  await signIn();
  await page.getByLabel("Code", { exact: true }).fill(backup);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/user/security");
  await expect(page.getByText("9 of 10 backup codes are left")).toBeVisible();
  await expectNoBarrier(page, `on ${width}`);
  await page.getByRole("button", { name: "Get new backup codes" }).click();
  await expect(page.getByRole("heading", { name: "Keep these backup codes" })).toBeFocused();
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 backup codes are left")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});
