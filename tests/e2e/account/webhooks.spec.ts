import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { answering, LocalReceiver } from "../../support/webhooks/local-receiver";

test("a webhook is added, told of a test, fails, is sent again, and removed @phone", async ({
  page,
  context,
  app,
}) => {
  const receiver = await new LocalReceiver().start();
  await signedInPerson(context, app);
  await page.goto("/settings/api-keys");
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await page.goto("/settings/api-keys?dialog=add-webhook");
  const form = page.getByRole("dialog", { name: "Add webhook" });
  const address = form.getByRole("textbox", { name: "Webhook URL" });
  await address.fill("https://169.254.169.254/latest/meta-data");
  await form.getByRole("button", { name: "Add Webhook" }).click();
  await expect(form.getByText("This address isn't on the public internet").first()).toBeVisible();
  await expectNoBarrier(page);
  await address.fill(receiver.url);
  await form.getByRole("checkbox", { name: "Email forwarded" }).uncheck();
  await form.getByRole("button", { name: "Add Webhook" }).click();
  const shown = page.getByRole("dialog", { name: "Copy the signing secret" });
  const secret = await shown.getByLabel("Signing secret", { exact: true }).innerText();
  await expectNoBarrier(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Booking created, Booking updated, Payment received")).toBeVisible();
  await expectNoBarrier(page);

  await page.getByRole("link", { name: /^Open http/ }).click();
  await expect(page.getByText("Nothing was sent yet")).toBeVisible();
  await expectNoBarrier(page);
  receiver.answer = answering(410, "no longer here");
  await page.getByRole("button", { name: "Send Test" }).click();
  await expect.poll(() => receiver.types()).toEqual(["webhook.test"]);
  expect(receiver.opened(secret).data).toEqual({});
  const log = page.getByRole("list", { name: "Deliveries" });
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(log.getByText("Failed")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("It replied that it no longer exists (410)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Test" })).toBeDisabled();
  await log.getByText("1 try").click();
  await expect(log.getByText("no longer here")).toBeVisible();
  await expectNoBarrier(page);

  receiver.answer = answering(200);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Switch on" }).click();
  await expect(page.getByText("Webhook switched on")).toBeVisible();
  await page.getByRole("button", { name: "Redeliver Test" }).click();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(log.getByText("Delivered")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "New secret" }).click();
  await page.getByRole("button", { name: "Make Secret" }).click();
  await expect(page.getByRole("dialog", { name: "Copy the signing secret" })).toBeVisible();
  expect(await page.getByLabel("Signing secret", { exact: true }).innerText()).not.toBe(secret);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("The secret before signs until")).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Remove Webhook" }).click();
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await receiver.stop();
});
