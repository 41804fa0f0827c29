import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";
import { sentForReview } from "../../support/screens/sent-for-review";

test("an administrator sees how well fields are read, and the e-mails behind a figure", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const person = await signedInPerson(context, app, { role: "ADMIN" });
  const number = `AC${Date.now()}${viewport?.width}`;
  await sentForReview(page, app, person.id, number);
  await withDatabase(app, async (db) => {
    await db`insert into email_corrections (user_id, id, email_id, position, field, wrong, "right", created_at)
      select user_id, gen_random_uuid(), id, 0, 'customer.name', 'Marta', 'Märta', now() from emails
      where user_id = ${person.id} and confirmation_number = ${number}`;
    await db`delete from kept_figures where name like 'ai-review accuracy%'`;
  });
  await page.goto("/admin/ai-review/pending");
  await page.getByRole("link", { name: "Accuracy" }).click();
  const row = page
    .getByRole("table", { name: "Accuracy by field" })
    .getByRole("row", { name: /^Customer name/ });
  await expect(row).toBeVisible();
  await expect(page.getByText(/at most a minute old/)).toBeVisible();
  await expectNoBarrier(page, `accuracy at ${viewport?.width}`);
  await row.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/admin\/emails\?/);
  await expect(page.getByRole("button", { name: /^Customer name: corrected/ })).toBeVisible();
  await expect(page.getByRole("link", { name: `Reservation ${number}` })).toBeVisible();
});
