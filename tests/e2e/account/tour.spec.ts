import type { Page } from "@playwright/test";
import { SAMPLE_EMAILS } from "../../../components/shell/tour/sample-emails.model";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { deliver, sampleMail } from "../../support/mails/mail";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

const SAMPLES = SAMPLE_EMAILS.map(({ subject }) => subject);
const card = (page: Page) => page.locator("[data-slot=tour]");
const isTold = (app: RunningApp, id: string) => async () => {
  const [row] = await withDatabase(app, (db) => db`select has_completed_tour from users where id = ${id}`);
  return row?.has_completed_tour;
};

/** Opens the user menu, which on a phone is in the sidebar's sheet. */
async function openUserMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole("button", { name: "Toggle Sidebar" }).click();
  await page.getByRole("button", { name: /^User menu/ }).click();
}

test("a newcomer is shown around, page after page, and is left alone afterwards @phone", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { toured: false });
  await page.goto("/");
  const next = card(page).getByRole("button", { name: "Next" });
  await expect(card(page).getByRole("heading", { name: "Welcome to Tallyport" })).toBeVisible();
  await expect(card(page).getByText("Step 1 of 8")).toBeVisible();
  await expect(next).toBeFocused();
  await expectNoBarrier(page);
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL("/emails/new");
  const samples = card(page).getByRole("region", { name: "Sample emails" });
  await expect(samples.getByText("Sample", { exact: true })).toHaveCount(3);
  await expect(page.locator("main").getByText("No emails found")).toBeAttached();
  await expectNoBarrier(page);
  await card(page).getByRole("button", { name: "Hide sample emails" }).click();
  await expect(samples).toHaveCount(0);
  await next.click();
  await expect(page).toHaveURL("/bookings/open");
  await card(page).getByRole("button", { name: "Previous" }).click();
  await expect(page).toHaveURL("/emails/new");
  await next.click();
  await next.click();
  await expect(page).toHaveURL("/suppliers");
  await next.click();
  await expect(page).toHaveURL("/settings/email-forwarding");
  await next.click();
  await expect(card(page).getByRole("heading", { name: "User menu" })).toBeVisible();
  await next.click();
  await expect(card(page).getByRole("button", { name: "Skip tour" })).toHaveCount(0);
  await card(page).getByRole("button", { name: "Finish" }).click();
  await expect(card(page)).toHaveCount(0);
  await expect.poll(isTold(app, person.id)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("tutorialCompleted"))).toBe("true");
});

test("the tour waits after Close, is skipped by Esc, and is taken again from the user menu", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { toured: false });
  await page.goto("/");
  const dot = page.getByRole("button", { name: "Open", exact: true });
  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(card(page)).toHaveCount(0);
  // The welcome step points to no element.
  await expect(dot).toBeHidden();
  await openUserMenu(page);
  await page.getByRole("menuitem", { name: "Take Tour" }).click();
  await card(page).getByRole("button", { name: "Next" }).click();
  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(card(page).getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect.poll(isTold(app, person.id)).toBe(true);

  await page.goto("/suppliers");
  await openUserMenu(page);
  await page.getByRole("menuitem", { name: "Take Tour" }).click();
  await expect(page).toHaveURL("/");
  await expect(card(page).getByText("Step 1 of 8")).toBeVisible();
  await expect.poll(isTold(app, person.id)).toBe(false);
  await page.reload();
  await card(page).getByRole("button", { name: "Skip tour" }).click();
  await expect.poll(isTold(app, person.id)).toBe(true);
});

test("a step without its target is passed over, and one that can't be saved is sent at the next visit", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { toured: false });
  await page.route("**/api/users/me/onboarding", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/settings/email-forwarding");
  await page.evaluate(
    (id) =>
      localStorage.setItem(
        "onboardingState",
        JSON.stringify({ person: id, status: "running", stepIndex: 5 }),
      ),
    person.id,
  );
  await page.reload();
  await expect(card(page).getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.evaluate(() => {
    for (const target of document.querySelectorAll("[data-tour=user-menu], [aria-label='Toggle Sidebar']")) {
      target.removeAttribute("data-tour");
      target.removeAttribute("aria-label");
    }
  });
  await card(page).getByRole("button", { name: "Next" }).click();
  await expect(card(page).getByRole("heading", { name: "You're all set!" })).toBeVisible();
  await card(page).getByRole("button", { name: "Finish" }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await isTold(app, person.id)()).toBe(false);
  await page.unroute("**/api/users/me/onboarding");
  await page.goto("/");
  await expect.poll(isTold(app, person.id)).toBe(true);
  await expect(card(page)).toHaveCount(0);
});

test("the sample emails stand in the tour alone, beside the agent's own, and nothing moves for who wants that", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app, { toured: false });
  await deliver(app, person.id, sampleMail("d01", `tour-${person.id}`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await card(page).getByRole("button", { name: "Next" }).click();
  await card(page).getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/emails/new");
  const samples = card(page).getByRole("region", { name: "Sample emails" });
  for (const subject of SAMPLES) await expect(samples.getByText(subject)).toBeVisible();
  const listed = page.locator("main a[href*='emailId=']");
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText("40117-RX82");
  const { data } = await (await context.request.get("/api/inbox")).json();
  expect(data).toHaveLength(1);
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test("a tour that was finished elsewhere is finished here @desktop", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app, { toured: false });
  await page.goto("/");
  await card(page).getByRole("button", { name: "Next" }).click();
  await expect(card(page).getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await withDatabase(app, (db) => db`update users set has_completed_tour = true where id = ${person.id}`);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("onboardingState") ?? "{}").status))
    .toBe("finished");
  await expect(card(page)).toHaveCount(0);
});
