import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { deliverTo } from "../../support/mails/mail";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";
import { sentForReview } from "../../support/screens/sent-for-review";

async function intakeOf(app: RunningApp, agent: string, subject: string): Promise<string | undefined> {
  const [row] = await withDatabase(
    app,
    (db) =>
      db<{ intake: string }[]>`select intake from emails where user_id = ${agent} and subject = ${subject}`,
  );
  return row?.intake;
}

test("an administrator finds any agent's email, reads it, and has one that failed read again", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const person = await signedInPerson(context, app, { role: "ADMIN" });
  const number = `HB${Date.now()}${viewport?.width}`;
  const subject = `Reservation ${number}`;
  await sentForReview(page, app, person.id, number);
  const readAs = () => intakeOf(app, person.id, subject);
  await page.goto(`/admin/emails?agent=${person.id}`);
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
  await expectNoBarrier(page, `all emails at ${viewport?.width}`);
  await page.getByRole("combobox", { name: "Status" }).selectOption("discarded");
  await expect(page.getByText("No emails found")).toBeVisible();
  await page.getByRole("button", { name: "Show all emails" }).click();
  await page.getByRole("textbox", { name: "Search emails" }).fill(number.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByRole("heading", { name: "Email", level: 1 })).toBeVisible();
  const seen = page.getByRole("region", { name: "Extracted Information" });
  await expect(seen.getByText(number)).toBeVisible();
  await expect(page.frameLocator("iframe").locator("mark").first()).toBeVisible();
  await expectNoBarrier(page, `an agent's email at ${viewport?.width}`);

  await withDatabase(
    app,
    (db) =>
      db`update emails set intake = 'FAILED', intake_reason = 'It is torn.' where user_id = ${person.id} and subject = ${subject}`,
  );
  await page.goto(`/admin/emails?agent=${person.id}&status=error`);
  await page.getByRole("button", { name: `Retry ${subject}` }).click();
  await expect(page.getByText("No emails found")).toBeVisible();
  await expect.poll(readAs).toBe("EXTRACTED");
});

test("an email that was put aside or couldn't be read goes on from its own page", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const person = await signedInPerson(context, app, { role: "ADMIN" });
  const number = `HR${Date.now()}${viewport?.width}`;
  const subject = `Reservation ${number}`;
  await sentForReview(page, app, person.id, number);
  const becomes = async (intake: string) => {
    const [row] = await withDatabase(
      app,
      (db) => db<
        { id: string }[]
      >`update emails set intake = ${intake}, intake_reason = 'Its sender is not known.'
        where user_id = ${person.id} and subject = ${subject} returning id`,
    );
    await page.goto(`/admin/emails/${row?.id}`);
    await hydrated(page);
  };
  await becomes("QUARANTINED");
  await expectNoBarrier(page, `a quarantined email at ${viewport?.width}`);
  const release = page.getByRole("button", { name: `Release ${subject}` });
  await release.click();
  await expect(page.getByText("Released to the agent", { exact: true })).toBeVisible();
  await expect(release).toBeHidden();
  await expect.poll(() => intakeOf(app, person.id, subject)).toBe("EXTRACTED");
  await becomes("FAILED");
  const retry = page.getByRole("button", { name: `Retry ${subject}` });
  await retry.click();
  await expect(page.getByText("Read again", { exact: true })).toBeVisible();
  await expect(retry).toBeHidden();
  await page.getByRole("link", { name: "All of this agent" }).click();
  await expect(page).toHaveURL(`/admin/emails?agent=${person.id}`);
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
});

test("an email that is nobody's is tried again, which says that it is so still, and discarded", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const subject = `Lost ${Date.now()} at ${viewport?.width}`;
  const mail = `From: res@hotel.example\r\nTo: nobody@in.tallyport.example\r\nSubject: ${subject}\r\n\r\nHello`;
  expect((await deliverTo(app, "nobody", Buffer.from(mail))).body).toEqual({ outcome: "unowned" });
  await page.goto("/admin/emails");
  await hydrated(page);
  await page.getByRole("button", { name: `Retry email ${subject}` }).click();
  await expect(page.getByText("This email still belongs to no agent.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Discard email ${subject}` }).click();
  await expect(page.getByLabel("Messages").getByText("Discarded", { exact: true })).toBeVisible();
  await expect(page.getByText(subject, { exact: true })).toBeHidden();
});

test("nobody else comes to all agents' emails", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/admin/emails");
  await expect(page).toHaveURL(/\/$/);
  const part = await page.request.get("/admin/emails", { headers: { rsc: "1" }, maxRedirects: 0 });
  expect(await part.text()).not.toContain("Of all agents");
});
