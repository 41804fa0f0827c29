import { NOT_A_PICTURE } from "../../../lib/accounts/users/picture/picture.model";
import { choosePicture } from "../../support/account/picture";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";

test("what is chosen in settings is kept, seen in both places, and holds on every screen", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/settings/preferences");
  await expectNoBarrier(page);
  await page.getByLabel("Default currency").selectOption("JPY");
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByLabel("Date format").selectOption("yyyy-mm-dd");
  await page.getByLabel("Theme", { exact: true }).selectOption("dark");
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByText("Preferences saved")).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/dark/);
  // Another browser applies the account's setting from the first paint.
  await page.evaluate(() => localStorage.clear());
  await page.goto("/user/preferences/general");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
  await expect(page.getByLabel("Date format")).toHaveValue("yyyy-mm-dd");
  await page.goto("/user/preferences/display");
  await expect(page.getByRole("checkbox", { name: "Single-key shortcuts" })).not.toBeChecked();
  await page.goto("/");
  await expect(page.getByText("JPY 0").first()).toBeVisible();
  await page.goto("/settings/notifications");
  await page.getByLabel("Email frequency").selectOption("weekly");
  await page.getByLabel("Booking alerts").uncheck();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByText("Preferences saved")).toBeVisible();
  await expectNoBarrier(page);
  await page.goto("/user/preferences/notifications");
  await expect(page.getByLabel("Email frequency")).toHaveValue("weekly");
  await expect(page.getByRole("checkbox", { name: "Booking alerts" })).not.toBeChecked();
});

test("a profile is edited, checked and kept", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/user/profile");
  await expect(page.getByText("Commission Earned")).toBeVisible();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByText("Email cannot be changed from this page")).toBeVisible();
  await expectNoBarrier(page);
  await page.getByLabel("Full Name").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Full name is required").first()).toBeVisible();
  await page.getByLabel("Full Name").fill("Grace Fern");
  await page.getByLabel("Company Name").fill("Fern Travel");
  await page.getByLabel("Bio").fill("Islands, mostly.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Grace Fern" })).toBeVisible();
  await expect(page.getByText("Islands, mostly.")).toBeVisible();
});

test("a picture of oneself is chosen, checked, seen in the menu, and removed", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app);
  await page.goto("/user/profile");
  await choosePicture(page, Buffer.from("no picture"));
  await expect(page.getByRole("alert").filter({ hasText: NOT_A_PICTURE })).toBeVisible();
  await expectNoBarrier(page, `a picture that is none at ${viewport?.width}`);
  await choosePicture(page);
  await expect(page.getByText("Picture saved")).toBeVisible();
  await expect(page.getByText(NOT_A_PICTURE)).toHaveCount(0);
  const picture = page.locator("main [data-slot=avatar] img");
  await expect(picture).toHaveJSProperty("naturalWidth", 256);
  const address = (await picture.getAttribute("src")) ?? "";
  const inMenu = page.locator(`aside img[src="${address}"]`).filter({ visible: true });
  await expect(inMenu).toHaveCount((viewport?.width ?? 0) < 768 ? 0 : 1);
  const { user } = await (await page.request.get("/api/users/me")).json();
  expect(user.image).toBe(address);
  await expectNoBarrier(page, `a profile with a picture at ${viewport?.width}`);
  await page.getByRole("button", { name: "Remove Picture" }).click();
  await expect(picture).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
