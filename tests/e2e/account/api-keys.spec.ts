import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";

test("a key is created, shown once, opens the bookings, and is revoked @phone", async ({
  page,
  context,
  app,
  playwright,
}) => {
  await signedInPerson(context, app);
  await page.goto("/settings/api-keys");
  await expect(page.getByText("No keys yet")).toBeVisible();
  await expectNoBarrier(page);
  await page.goto("/settings/api-keys?dialog=add-api-key");
  const form = page.getByRole("dialog", { name: "Create API key" });
  await form.getByRole("button", { name: "Create Key" }).click();
  await expect(form.getByText("Name is required").first()).toBeVisible();
  await expectNoBarrier(page);
  await form.getByRole("textbox", { name: "Name" }).fill("Reports");
  await form.getByRole("button", { name: "Create Key" }).click();
  const shown = page.getByRole("dialog", { name: "Copy your new key" });
  const key = await shown.getByLabel("New API key").innerText();
  await expectNoBarrier(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/bookings")).status()).toBe(200);
  expect((await program.post("/api/bookings", { data: {} })).status()).toBe(403);
  await page.getByRole("button", { name: "Revoke Reports" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Revoke Key" }).click();
  await expect(page.getByText("No keys yet")).toBeVisible();
  expect((await program.get("/api/bookings")).status()).toBe(401);
  await program.dispose();
});
