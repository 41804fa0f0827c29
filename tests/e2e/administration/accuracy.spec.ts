import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { judgedMail } from "../../support/mails/judged";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";
import { sentForReview } from "../../support/screens/sent-for-review";

test("an administrator sees how well fields are read, and the emails behind a figure", async ({
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
  const kinds = page.locator("[data-slot=card]", { hasText: "By kind" });
  const ends = await kinds.evaluate((card) => {
    const table = card.querySelector("table") ?? card;
    return card.getBoundingClientRect().bottom - table.getBoundingClientRect().bottom;
  });
  expect(ends, "a short table's card ends with it, however long the one beside it is").toBeLessThan(40);
  await expectNoBarrier(page, `accuracy at ${viewport?.width}`);
  await row.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/admin\/emails\?/);
  await expect(page.getByRole("button", { name: /^Customer name: corrected/ })).toBeVisible();
  await expect(page.getByRole("link", { name: `Reservation ${number}` })).toBeVisible();
});

test("figures of mails without a kind or a sender lead to these mails", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const { id } = await signedInPerson(context, app, { role: "ADMIN" });
  const subject = `Nobody's ${Date.now()}${viewport?.width}`;
  const mail = {
    subject,
    sender: null,
    language: "en",
    kind: null,
    daysAgo: 0,
    total: "900",
    corrected: "950",
  };
  await judgedMail(app, id, mail);
  const leads = [
    { by: "kind", row: /^Unknown/, names: ["category", "unknown"] },
    { by: "sender", row: /^Unknown Sender/, names: ["sender", "unknown sender"] },
  ] as const;
  for (const { by, row, names } of leads) {
    await page.goto("/admin/ai-review/accuracy");
    await page
      .getByRole("table", { name: `Accuracy by ${by}` })
      .getByRole("row", { name: row })
      .getByRole("link")
      .last()
      .click();
    await expect(page.getByRole("link", { name: subject })).toBeVisible();
    expect(new URL(page.url()).searchParams.get(names[0])).toBe(names[1]);
  }
  const filter = page.getByRole("button", { name: /^Unknown Sender/ });
  await expect(filter).toBeVisible();
  await filter.click();
  await expect(filter).toBeHidden();
  await page.getByRole("combobox", { name: "Category" }).selectOption("confirmation");
  await expect(page.getByRole("link", { name: subject })).toBeHidden();
});
