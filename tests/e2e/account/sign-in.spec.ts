import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { linkIn, mailsTo } from "../../support/mails/outbox";
import { newPerson, type Person, withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("somebody signs up from a plan, is welcomed, and comes in", async ({ page, app }) => {
  await page.goto("/pricing");
  await expect(page.getByText("Most Popular")).toBeVisible();
  await page.getByRole("link", { name: "Choose Annual Plan" }).click();
  await expect(page).toHaveURL("/sign-up");
  expect(await page.evaluate(() => localStorage.getItem("selectedPlan"))).toBe("annual");

  const email = `nia.${crypto.randomUUID()}@agents.test`;
  await page.getByLabel("Full name").fill("Nia Moss");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("harbour-lantern-42");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expectNoBarrier(page, "check mail");
  const link = async () => linkIn(await mailsTo(app, email), /https?:\S+sign-up\/confirm\S+/);
  await expect.poll(link).not.toBe("");
  await page.goto(await link());
  await expectNoBarrier(page, "open account");
  await page.getByRole("button", { name: "Open my account" }).click();
  await expect(page).toHaveURL("/onboarding");
  await expect(page.getByRole("heading", { name: "Welcome to Tallyport" })).toBeVisible();

  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page).toHaveURL("/");
  const rows = await withDatabase(
    app,
    (db) => db`select u.has_completed_onboarding, a.token
      from users u join inbound_addresses a on a.user_id = u.id where u.email = ${email}`,
  );
  expect(rows).toEqual([{ has_completed_onboarding: true, token: expect.stringMatching(/^[a-z2-9]{26}$/) }]);
});

test("somebody signs in and lands on the page that was wanted", async ({ page, app }) => {
  const person = await newPerson(app);
  await page.goto("/bookings/closed?search=abc");
  await expect(page).toHaveURL("/sign-in");
  await signIn(page, person);
  await expect(page).toHaveURL("/bookings/closed?search=abc");
});

test("a page that was wanted by another name is shown under its own @desktop", async ({ page, app }) => {
  const person = await newPerson(app);
  await page.goto("/emails?search=abc");
  await expect(page).toHaveURL("/sign-in");
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Emails", level: 1 })).toBeAttached();
  await expect(page).toHaveURL("/emails/new?search=abc");
});

test("a wrong password is said without telling whether the account exists, and what was typed stays @desktop", async ({
  page,
  app,
}) => {
  const person = await newPerson(app);
  for (const email of [person.email, `nobody.${person.email}`]) {
    await page.goto("/sign-in");
    await signIn(page, { email, password: "not-the-password" });
    const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(problem).toContainText("The email address or the password is wrong.");
    await expect(problem).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password")).toHaveValue("not-the-password");
    await page.getByLabel("Password").press("End");
    await page.getByLabel("Password").pressSequentially("x");
    await expect(problem).toBeHidden();
  }
});

test("each empty field is named, and its message leads to it @desktop", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Enter your email address." }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter your email address.");
});

test("signing in needs no script @desktop", async ({ browser, app }) => {
  const person = await newPerson(app);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseURL });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await signIn(page, { ...person, password: "not-the-password" });
  await expect(page.getByText("The email address or the password is wrong.").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await signIn(page, person);
  await expect(page).toHaveURL("/");
  await context.close();
});

test("logging out ends the session for every copy of its cookie @desktop", async ({
  page,
  context,
  browser,
  app,
}) => {
  await signedInPerson(context, app, { onboarded: false });
  const copy = await browser.newContext({ baseURL: app.baseURL, storageState: await context.storageState() });
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/");
  await expect(page).toHaveURL("/sign-in");
  const other = await copy.newPage();
  await other.goto("/onboarding");
  await expect(other).toHaveURL("/sign-in");
  await copy.close();
});

test("guessing is stopped with the minutes to wait @desktop", async ({ page, app }) => {
  const person = await newPerson(app);
  await page.goto("/sign-in");
  await signIn(page, { ...person, password: "not-the-password" });
  await expect(page.getByText("There is a problem")).toBeVisible();
  await withDatabase(app, (db) => db`update rate_limits set count = 20 where key like 'sign-in-account:%'`);
  await signIn(page, person);
  await expect(page.getByText(/Too many attempts\. Please try again in \d+ minutes\./)).toBeVisible();
  await withDatabase(app, (db) => db`delete from rate_limits`);
});

test("the front door has no accessibility faults in light and dark @both", async ({ page, context, app }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/pricing", "/sign-in", "/sign-up"]) {
      await page.goto(path);
      await expectNoBarrier(page, `${path} ${colorScheme}`);
    }
  }
  await signedInPerson(context, app, { onboarded: false });
  await page.goto("/onboarding");
  await expectNoBarrier(page);
});

test("wrong passwords are counted for the connection they come by, whatever address the sender claims @desktop", async ({
  request,
  app,
}) => {
  await withDatabase(app, (db) => db`delete from rate_limits where key like 'sign-in-address:%'`);
  for (const claimed of ["198.51.100.1", "198.51.100.2, 203.0.113.9", "2001:db8::1"]) {
    const answer = await request.post("/api/auth/sign-in/email", {
      headers: { "x-forwarded-for": claimed, "x-real-ip": claimed },
      data: { email: `nobody-${claimed.length}@agents.test`, password: "guess-guess" },
    });
    expect(answer.status()).toBe(401);
  }
  const counts = await withDatabase(app, (db) => {
    return db`select count from rate_limits where key like 'sign-in-address:%'`;
  });
  expect(counts).toEqual([{ count: 3 }]);
});
