import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { confirmationMail } from "../../support/mails/email";
import { deliver } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

const raw = (given: Parameters<typeof confirmationMail>[0]) => Buffer.from(confirmationMail(given));

test("a change that says nothing of the commission asks what becomes of it, in both views and by its key @desktop", async ({
  page,
  context,
  app,
}) => {
  const { id } = await signedInPerson(context, app);
  await deliver(app, id, raw({}));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /HB-4471/ }).click();
  await page.getByRole("button", { name: "Convert to Booking" }).click();
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();
  await deliver(app, id, raw({ total: "USD 5,000.00", commission: null, subject: "Booking amended" }));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /HB-4471/ }).click();
  const asked = page.getByRole("group", { name: "Commission stays at USD 420.05?" });
  await expect(asked).toBeVisible();
  await page.locator("body").press("c");
  await expect(page.getByText("Say what becomes of the commission")).toBeVisible();
  await expect(asked.getByRole("radio").first()).toBeFocused();
  await expect(asked.getByText("In proportion to the new total: USD 500.00")).toBeVisible();
  for (const width of [375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarrier(page, `the question at ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Simple view" }).click();
  await asked.getByRole("radio", { name: /^In proportion/ }).check();
  await expectNoBarrier(page, "the question in the simple view");
  await page.getByRole("button", { name: "Apply Changes" }).click();
  await expect(page.getByText("Booking updated from this email")).toBeVisible();
  await page.goto("/bookings/open");
  await expect(page.getByText("USD 500.00").first()).toBeVisible();
});

test("a mail that doesn't say that it is booked asks once, and the second press books it", async ({
  page,
  context,
  app,
}) => {
  const { id } = await signedInPerson(context, app);
  const opening = "Please find the details of the stay below, as we have discussed them.";
  await deliver(app, id, raw({ number: "HB-7782", subject: "Your stay", opening }));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /HB-7782/ }).click();
  await page.getByRole("button", { name: "Convert to Booking" }).filter({ visible: true }).click();
  await expect(page.getByText("Nothing says that this is booked").first()).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "It Is Booked: Convert" }).filter({ visible: true }).click();
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();
});
