import { expect } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { subscribed, tell, test } from "../../support/billing/billing-pages";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";
import { press } from "../../support/screens/screen";

test("an agent is asked for a plan, subscribes to the one chosen before, cancels, and goes on", async ({
  page,
  context,
  app,
  stripe,
}) => {
  await signedInPerson(context, app, { onboarded: false });
  await page.goto("/onboarding");
  await page.evaluate(() => localStorage.setItem("selectedPlan", "annual"));
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page).toHaveURL("/plan?chosen=annual");
  await expect(page.getByText(/You chose the .* before you signed up/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Plan", exact: true })).toContainText("You have no plan");
  await expect(page.getByText("Most Popular")).toBeVisible();
  await expect(page.getByText("Save USD 340.00/year")).toBeVisible();
  await expectNoBarrier(page);

  await page.goto("/bookings/open?dialog=add-booking");
  const prompt = page.getByRole("alertdialog", { name: "Adding needs a plan" });
  await expect(prompt).toBeVisible();
  await expectNoBarrier(page);
  await prompt.getByRole("link", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/plan");

  const buy = page.getByRole("button", { name: /^Subscribe to/ }).last();
  stripe.mood = 500;
  await buy.click();
  await expect(page.getByText("Failed to start checkout process")).toBeVisible();
  await expect(buy).toBeEnabled();
  stripe.mood = "well";
  await buy.click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Checkout canceled")).toBeVisible();
  await expect(page).toHaveURL("/plan");
  await page
    .getByRole("button", { name: /^Subscribe to/ })
    .last()
    .click();
  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Subscription started")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("region", { name: "Plan", exact: true })).toHaveCount(0);

  await page.goto("/pricing");
  await expect(page).toHaveURL("/plan");
  await expect(page.getByText("Trial", { exact: true })).toBeVisible();
  await expect(page.getByText(/continues automatically after the trial/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Your current plan" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/until \d\d\/\d\d\/20\d\d/);
  await expectNoBarrier(page);
  await question.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(
    page.getByText("Subscription will be canceled at the end of the current period"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText("Subscription reactivated successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeVisible();
});

test("billing shows card and invoices, keeps the plan while a payment is missing, and stands without the provider", async ({
  page,
  context,
  app,
  stripe,
}) => {
  const person = await signedInPerson(context, app);
  const id = await subscribed(app, stripe, person);
  for (let month = 0; month < 4; month += 1) stripe.world.renew(id, true);
  await tell(app, stripe);
  await expect(async () => {
    await page.goto("/user/billing");
    await expect(page.getByText("Active", { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  await expect(page.getByText("Expires 04/2034")).toBeVisible();
  const invoices = page.getByRole("list", { name: "Invoices" }).getByRole("listitem");
  await expect(invoices).toHaveCount(3);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(invoices).toHaveCount(4);
  await expect(invoices.first().getByRole("link", { name: /^View invoice/ })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await expectNoBarrier(page);

  stripe.world.renew(id, false);
  await tell(app, stripe);
  const banner = page.getByRole("region", { name: "Plan", exact: true });
  await expect(async () => {
    await page.goto("/user/billing");
    await expect(banner).toContainText("Your plan stays as it is until", { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText("Past Due", { exact: true })).toBeVisible();
  await expectNoBarrier(page);
  stripe.mood = "hang";
  for (const path of ["/user/billing", "/plan"]) {
    await page.goto(path);
    await expect(page.getByText("Past Due", { exact: true })).toBeVisible();
  }
  stripe.mood = "well";
  await page.getByRole("button", { name: "Update payment" }).click();
  await page.waitForURL(/\/portal\?back=/);
});

test("who has no plan is asked for one before anything is added, and emails arrive all the same @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  expect(await deliver(app, person.id, sampleMail("d01", `plan-${person.id}`))).toMatchObject({
    status: 200,
  });
  const prompt = page.getByRole("alertdialog", { name: "Adding needs a plan" });
  const forms = ["/bookings/open?dialog=import-csv", "/suppliers?dialog=add-supplier"];
  for (const dialog of ["add-api-key", "add-webhook"]) forms.push(`/settings/api-keys?dialog=${dialog}`);
  for (const form of forms) {
    await page.goto(form);
    await expect(prompt, form).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(prompt, form).toBeHidden();
  }
  await page.goto("/emails/new");
  await press(page.getByRole("button", { name: "Import .eml" }), prompt);
  await prompt.getByRole("button", { name: "Not Now" }).click();
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await expect(page.getByText("Converting needs a plan.").filter({ visible: true })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Convert to Booking" }).filter({ visible: true }).click();
  await expect(page.getByText("Adding needs a plan")).toBeVisible();
  await page.getByRole("button", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/plan");
});
