import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { newPerson, withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const SECTIONS = [
  "AI Review Queue",
  "Quick Links",
  "Financial Summary",
  "Booking Summary",
  "Email Summary",
  "Supplier Network",
  "Recent Activity",
  "System Health",
];

test(`the admin dashboard has no barrier @both`, async ({ page, context, app, viewport }) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  await page.goto("/admin");
  await page.getByText(/^Jobs: \d+ waiting, /).click();
  await expect(page.getByRole("table", { name: "Jobs by kind" })).toBeVisible();
  for (const name of ["Total Users", "Platform Revenue", "Active Bookings", ...SECTIONS]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  // While nobody has commission yet, its summary is a single line.
  const ages = page.getByText(/^As of .*, at most a minute old\.$/);
  await expect.poll(() => ages.count()).toBeGreaterThanOrEqual(3);
  await page.getByText("View as table").first().click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // Scroll to the top, so that the sticky header doesn't half cover anything.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoBarrier(page, `${viewport?.width} px`);
});

test("a figure of the admin dashboard that can't be had leaves the others, and leads to what it counts", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  await withDatabase(app, (db) => db`alter table kept_figures rename to kept_figures_away`);
  try {
    await page.goto("/admin");
    await expect(page.getByText("Data Unavailable").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "AI Review Queue" })).toBeVisible();
    await expect(page.getByText(/^Jobs: \d+ waiting, /)).toBeVisible();
  } finally {
    await withDatabase(app, (db) => db`alter table kept_figures_away rename to kept_figures`);
  }
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("heading", { name: "Email Summary" })).toBeVisible();
  await expect(page.getByText("Data Unavailable")).toHaveCount(0);
  await page.getByRole("link", { name: "Total Users" }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test("an email without an owner is given to the agent whom the administrator names", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const ben = await newPerson(app);
  const subject = `Stranded at ${viewport?.width}`;
  const response = await fetch(`${app.baseURL}/api/webhooks/inbound-email/raw`, {
    method: "POST",
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${app.webhookSecret}` },
    body: `From: res@hotel.example\r\nTo: nobody@in.tallyport.example\r\nSubject: ${subject}\r\n\r\nHello`,
  });
  expect(await response.json()).toEqual({ outcome: "unowned" });
  await page.goto("/admin/emails");
  const address = page.getByRole("textbox", { name: `Agent's address for email ${subject}` });
  const give = page.getByRole("button", { name: `Give to agent: email ${subject}` });
  const list = page.getByRole("list", { name: "Emails without an owner" });
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await address.fill("nobody@agents.test");
  await give.click();
  await expect(page.getByText("No agent signs in with this address.")).toBeVisible();
  await expectNoBarrier(page, `a wrong address at ${viewport?.width} px`);
  await address.fill(ben.email);
  await give.click();
  await expect(address).toBeHidden();
  const rows = await withDatabase(
    app,
    (db) => db`select subject from emails where user_id = ${ben.id} and subject = ${subject}`,
  );
  expect(rows).toHaveLength(1);
});
