import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";

test("all that is the agent's is one download away @phone", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/user/security");
  await expect(page.getByRole("heading", { level: 1, name: "Security and data" })).toBeVisible();
  await expectNoBarrier(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("my-tallyport-data.zip");
});

test("an account is left, keeps its data at hand, and is kept after all", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const { password } = await signedInPerson(context, app);
  await page.goto("/user/security");
  const form = page.locator("#delete-confirmation");
  await form.fill("wrong-lantern-42");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.locator("[data-slot=form-summary]")).toContainText("The password is wrong.");
  await expectNoBarrier(page, `security at ${viewport?.width}`);
  await form.fill(password);
  await form.press("Enter");
  await expect(page).toHaveURL("/leaving");
  await expect(page.getByRole("heading", { level: 1, name: "Your account will be deleted" })).toBeVisible();
  await expectNoBarrier(page, `leaving at ${viewport?.width}`);
  await page.goto("/bookings/open");
  await expect(page).toHaveURL("/leaving");
  expect((await page.request.get("/api/bookings")).status()).toBe(403);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("my-tallyport-data.zip");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/leaving");
  await expect(page).toHaveURL("/");
});
