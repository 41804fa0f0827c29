import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const DETAILS = {
  first_name: "Ada",
  last_name: "Fern",
  phone_number: "(212) 555-0100",
  company_name: "Fern Travel",
  company_address: "1 Quay Road, Toronto",
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

async function row(app: RunningApp, id: string) {
  const [user] = await withDatabase(
    app,
    (db) => db`select first_name, last_name, phone_number, company_name, company_address,
      currency, timezone, has_completed_onboarding as done from users where id = ${id}`,
  );
  return user;
}

async function known(app: RunningApp, id: string): Promise<void> {
  await withDatabase(app, (db) => db`update users set ${db(DETAILS)} where id = ${id}`);
}

async function mailedTo(app: RunningApp): Promise<string[]> {
  const files = existsSync(app.outbox) ? readdirSync(app.outbox).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(path.join(app.outbox, name)))),
  );
  return mails.map(({ to }) => to?.[0]?.address ?? "");
}

test("a newcomer says who they are and where confirmations arrive, and is led on @both", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { onboarded: false, toured: false });
  await page.clock.install();
  await page.goto("/");
  await expect(step(page, "Personal Information")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last Name")).toHaveValue("Fern");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Email")).toHaveJSProperty("readOnly", true);
  await page.getByLabel("First Name").fill("  ");
  await button(page, "Continue").click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  await expect(
    page.getByText("Please fill in the following fields: First Name, Phone Number", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel("Phone Number")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Last Name")).not.toHaveAttribute("aria-invalid", "true");
  await expectNoBarrier(page);
  await page.getByLabel("First Name").fill("Ada");
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  await page.getByLabel("Phone Number").fill("212.555.0100");
  await button(page, "Continue").click();

  await expect(step(page, "Company Information")).toBeFocused();
  expect((await row(app, person.id))?.phone_number).toBeNull();
  await button(page, "Continue").click();
  await expect(
    page.getByText("Please fill in the following fields: Company Name, Company Address", { exact: true }),
  ).toBeVisible();
  await expectNoBarrier(page);
  await button(page, "Previous").click();
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  await expect(page.getByLabel("Phone Number")).toHaveValue("(212) 555-0100");
  await button(page, "Continue").click();
  await page.getByLabel("Company Name").fill("Fern Travel");
  await page.getByLabel("Company Address").fill("1 Quay Road, Toronto");
  // The default time zone is the browser's.
  await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
  await page.getByLabel("Currency").selectOption("EUR");
  await page.getByLabel("Company Address").press("Enter");

  await expect(step(page, "Email Forwarding Setup")).toBeFocused();
  expect(await row(app, person.id)).toEqual({
    ...{ ...DETAILS, done: false },
    ...{ currency: "EUR", timezone: "America/New_York" },
  });
  await button(page, "Complete Setup").click();
  await expect(page.getByText("Please add at least one email address.", { exact: true })).toBeVisible();
  await page.getByLabel("Email address 1").fill("fern");
  await button(page, "Complete Setup").click();
  await expect(page.getByText("Please enter valid email addresses.", { exact: true })).toBeVisible();
  await expectNoBarrier(page);
  const addresses = [`a-${randomUUID()}@agency.test`, `b-${randomUUID()}@agency.test`];
  await page.getByLabel("Email address 1").fill(addresses[0] ?? "");
  await button(page, "Add another address").click();
  await expect(page.getByLabel("Email address 2")).toBeFocused();
  await page.keyboard.type(addresses[1] ?? "");
  await page.keyboard.press("Enter");

  await expect(page.getByText(`Please check your inbox to verify ${addresses.join(", ")}.`)).toBeVisible();
  await expect(page.getByText(/^Redirecting in \d+s\.\.\.$/)).toBeVisible();
  expect(await mailedTo(app)).toEqual(expect.arrayContaining(addresses));
  expect((await row(app, person.id))?.done).toBe(false);
  await expectNoBarrier(page);
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL("/");
  expect((await row(app, person.id))?.done).toBe(true);
  await expect(page.locator("[data-slot=tour]").getByText("Step 1 of 8")).toBeVisible();
});

test("a phone number is written while it is typed, and the caret stays where it is edited @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { onboarded: false });
  await page.goto("/onboarding");
  const phone = page.getByLabel("Phone Number");
  const caret = () => phone.evaluate((box: HTMLInputElement) => box.selectionStart);
  await phone.pressSequentially("2125550100");
  await expect(phone).toHaveValue("(212) 555-0100");
  for (let places = 0; places < 5; places += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("(212) 550-100");
  expect(await caret()).toBe(8);
  await page.keyboard.type("7");
  await expect(phone).toHaveValue("(212) 557-0100");
  expect(await caret()).toBe(9);
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await expect(phone).toHaveValue("(125) 570-100");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("x");
  await expect(phone).toHaveValue("(125) 570-100");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("+1 (416) 555-0199");
  await expect(phone).toHaveValue("+1 (416) 555-0199");
  expect(await caret()).toBe(17);
});

test("a reload keeps the step and what was typed, and nobody is led past what isn't saved", async ({
  page,
  context,
  app,
}) => {
  page.on("dialog", (asked) => void asked.accept());
  const person = await signedInPerson(context, app, { onboarded: false });
  await page.goto("/onboarding?step=4");
  await expect(step(page, "Company Information")).toBeVisible();
  await page.goto("/onboarding");
  await page.getByLabel("Phone Number").fill("2125550100");
  await button(page, "Continue").click();
  await page.getByLabel("Company Name").fill("Fern Travel");
  await page.reload();
  await expect(step(page, "Company Information")).toBeVisible();
  await expect(page.getByLabel("Company Name")).toHaveValue("Fern Travel");
  await button(page, "Previous").click();
  await expect(page.getByLabel("Phone Number")).toHaveValue("(212) 555-0100");
  await button(page, "Continue").click();
  await page.getByLabel("Company Address").fill("1 Quay Road, Toronto");
  await button(page, "Continue").click();
  await expect(step(page, "Email Forwarding Setup")).toBeVisible();
  await page.reload();
  await expect(step(page, "Email Forwarding Setup")).toBeVisible();
  await button(page, "Previous").click();
  await expect(page.getByLabel("Company Name")).toHaveValue("Fern Travel");
  expect(await row(app, person.id)).toMatchObject({ company_name: "Fern Travel", done: false });
});

test("whoever skips is in at once, and whoever doesn't want to wait goes now", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { onboarded: false });
  await page.goto("/onboarding");
  await button(page, "Skip for Now").click();
  await expect(page).toHaveURL("/");
  expect(await row(app, person.id)).toMatchObject({ phone_number: null, done: true });

  const other = await signedInPerson(context, app, { onboarded: false });
  await known(app, other.id);
  await page.goto("/onboarding?step=3");
  await page.getByLabel("Email address 1").fill(`c-${randomUUID()}@agency.test`);
  await button(page, "Complete Setup").click();
  await button(page, "Go now").click();
  await expect(page).toHaveURL("/");
  expect(await row(app, other.id)).toMatchObject({ done: true });
});

test("what can't be saved is said, loses nothing, and succeeds once the cause is gone @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { onboarded: false });
  await page.goto("/onboarding");
  await page.getByLabel("Phone Number").fill("2125550100");
  await button(page, "Continue").click();
  await page.getByLabel("Company Name").fill("Fern Travel");
  await page.getByLabel("Company Address").fill("1 Quay Road");
  const failing = async (table: string, right: string, work: () => Promise<void>) => {
    await withDatabase(app, (db) => db`revoke ${db.unsafe(right)} on ${db(table)} from app_rt`);
    try {
      await work();
    } finally {
      await withDatabase(app, (db) => db`grant ${db.unsafe(right)} on ${db(table)} to app_rt`);
    }
  };
  await failing("users", "select", async () => {
    await button(page, "Continue").click();
    await expect(page.getByText(/^Failed to save your information: Internal server error/)).toBeVisible();
  });
  await expectNoBarrier(page);
  await button(page, "Continue").click();
  await page.getByLabel("Email address 1").fill(`d-${randomUUID()}@agency.test`);
  await failing("forwarding_addresses", "insert", async () => {
    await button(page, "Complete Setup").click();
    await expect(page.getByText("Failed to save email addresses. Please try again.")).toBeVisible();
  });
  await withDatabase(app, (db) => db`update sessions set expires_at = now() where user_id = ${person.id}`);
  await button(page, "Complete Setup").click();
  await expect(page.getByText("Authentication error. Please try logging in again.")).toBeVisible();
  await withDatabase(
    app,
    (db) => db`update sessions set expires_at = now() + interval '1 day' where user_id = ${person.id}`,
  );
  await button(page, "Complete Setup").click();
  await expect(page.getByText(/^Please check your inbox to verify/)).toBeVisible();
  await failing("audit_log", "insert", async () => {
    await button(page, "Go now").click();
    await expect(page.getByText("Internal server error. Please try again later.")).toBeVisible();
  });
  await button(page, "Go now").click();
  await expect(page).toHaveURL("/");
});
