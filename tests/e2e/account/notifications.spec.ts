import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { newPerson, withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

test("what happened is told by the bell, read there or on its page, and the number follows @phone", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await withDatabase(
    app,
    (db) => db`insert into notifications (user_id, id, type, title, message, dedupe_key, created_at)
      select ${person.id}, gen_random_uuid(), 'SYSTEM', 'Import ' || n, 'Done.', 'n' || n, now() - n * interval '9 hours'
      from generate_series(1, 11) n`,
  );
  await page.goto("/suppliers");
  const bell = page.getByRole("button", { name: "Notifications, 11 unread" });
  await expect(bell).toContainText("9+");
  await bell.click();
  const list = page.getByRole("dialog", { name: "Notifications" });
  await list.getByRole("button", { name: "Mark Read: Import 1", exact: true }).click();
  await expect(list.getByRole("button", { name: "Mark Read: Import 1", exact: true })).toHaveCount(0);
  await expectNoBarrier(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Notifications, 10 unread" })).toBeFocused();

  await page.getByRole("button", { name: "Notifications, 10 unread" }).click();
  await list.getByRole("link", { name: "View all notifications" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Unread (10)" })).toHaveAttribute("aria-current", "page");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Mark All Read" }).click();
  await expect(page.getByRole("heading", { name: "No Unread Notifications" })).toBeVisible();
  await expect(page.getByText("All caught up")).toBeVisible();
  await page.getByRole("link", { name: "Read (11)" }).click();
  await expect(page.getByText("Import 11", { exact: true })).toBeVisible();
});

test("a mark that the server refuses is taken back, and a list that fails can be tried again", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await withDatabase(
    app,
    (db) => db`insert into notifications (user_id, id, type, title, message, dedupe_key, created_at)
      values (${person.id}, gen_random_uuid(), 'SYSTEM', 'Overdue', 'Since today.', 'n', now())`,
  );
  // Fail until the button is pressed. The list also retries by itself, which would remove the button.
  await page.route("**/api/notifications?*", async (route) => {
    const isPressed = await page.evaluate(() => document.body.dataset.pressed === "again");
    await (isPressed ? route.continue() : route.fulfill({ status: 500, body: "{}" }));
  });
  await page.goto("/suppliers");
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLButtonElement && target.textContent === "Try again")
        document.body.dataset.pressed = "again";
    };
    document.addEventListener("click", note, true);
  });
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByText("Failed to load notifications")).toBeVisible();
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(list.getByText("Since today.")).toBeVisible();

  await page.route("**/suppliers*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, body: "" }) : route.continue(),
  );
  await list.getByRole("button", { name: "Mark Read: Overdue" }).click();
  await expect(page.getByText("Failed to mark notification as read")).toBeVisible();
  await expect(list.getByRole("button", { name: "Mark Read: Overdue" })).toBeVisible();
});

/** Creates one notification of each type, as the product's events create them. */
async function ofEachType(app: RunningApp, person: string): Promise<void> {
  await withDatabase(
    app,
    (
      db,
    ) => db`insert into notifications (user_id, id, type, title, message, details_path, email_transformed_id,
        payout_id, dedupe_key, created_at)
      select ${person}, gen_random_uuid(), type, title, 'It happened.', path, mail::uuid, payout::uuid, title, now()
      from (values
        ('ADVISOR_PAYOUT', 'Commission received', null, null, '0194f0a0-0000-7000-8000-00000000000a'),
        ('BOOKING_REVIEWED', 'Your correction was approved', null, '0194f0a0-0000-7000-8000-00000000000b', null),
        ('EMAIL_PARSED', 'Booking email read', null, '0194f0a0-0000-7000-8000-00000000000b', null),
        ('SYSTEM', 'CSV import finished', '/bookings/open', null, null)) t (type, title, path, mail, payout)`,
  );
}

test("each says what it is about, how urgent it is and where it leads, and can be found by its category @phone", async ({
  page,
  context,
  app,
}) => {
  const { id } = await signedInPerson(context, app);
  await ofEachType(app, id);
  await page.goto("/notifications/all");
  await expect(page.getByText("High priority")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "View Payment: Commission received" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Email: Booking email read" })).toHaveAttribute(
    "href",
    /\/emails\?emailId=/,
  );
  await page.getByLabel("Category").selectOption("Payments");
  await expect(page).toHaveURL("/notifications/all?category=payment");
  await expect(page.getByText("CSV import finished")).toHaveCount(0);
  await expect(page.getByText("Commission received")).toBeVisible();
  await expect(page.getByRole("link", { name: "All (4)" })).toBeVisible();
  await page.getByRole("link", { name: "Read (0)" }).click();
  await expect(page.getByText("None of them is about payments.")).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole("link", { name: "All (4)" }).click();
  // Chosen while the tab is still loading; the choice must take effect all the same.
  await page.getByLabel("Category").selectOption("System");
  await expect(page).toHaveURL("/notifications/all?category=system");
  await expect(page.getByText("Commission received")).toHaveCount(0);
  // The whole notification is a link.
  await expect(page.getByText("It happened.")).toHaveCount(1);
  const words = await page.getByText("It happened.").boundingBox();
  await page.mouse.click((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
  await expect(page).toHaveURL("/bookings/open");
  await expect(page.getByRole("button", { name: "Notifications, 3 unread" })).toBeVisible();
});

test("all that is marked is taken back when that fails, and other windows follow what succeeds", async ({
  page,
  context,
  app,
}) => {
  const { id } = await signedInPerson(context, app);
  await ofEachType(app, id);
  await page.goto("/notifications");
  await page.route("**/notifications", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Mark All Read" }).click();
  await expect(page.getByText("Failed to mark notifications as read")).toBeVisible();
  await expect(page.getByRole("link", { name: "Unread (4)" })).toBeVisible();
  await page.unroute("**/notifications");

  const other = await context.newPage();
  await other.goto("/suppliers");
  await expect(other.getByRole("button", { name: "Notifications, 4 unread" })).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "Mark All Read" }).click();
  await expect(page.getByText("All caught up")).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});

test("they are asked for again every half minute, and not while nobody looks", async ({
  page,
  context,
  app,
}) => {
  const { id } = await signedInPerson(context, app);
  await page.clock.install();
  await page.goto("/suppliers");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toHaveAttribute(
    "aria-haspopup",
    "dialog",
  );
  await ofEachType(app, id);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/notifications")) asked += 1;
  });
  await page.clock.runFor(31_000);
  await expect(page.getByRole("button", { name: "Notifications, 4 unread" })).toBeVisible();
  await look(page, "hidden");
  const before = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
  await look(page, "visible");
  await page.clock.runFor(31_000);
  await expect.poll(() => asked).toBeGreaterThan(before);
});

/** Simulates switching to another tab or back. */
async function look(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now === "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}

test("the link of a mail ends such mails without signing in, once it is pressed there @phone", async ({
  page,
  app,
  browser,
}) => {
  const person = await newPerson(app);
  const hash = createHash("sha256").update(`link-${person.id}`).digest("base64url");
  await withDatabase(app, async (db) => {
    await db`insert into notification_mails (user_id, id, created_at, leaves_at, gathered_at, sent_at, unsubscribe_hash)
      values (${person.id}, gen_random_uuid(), now(), now(), now(), now(), ${hash})`;
  });
  const wants = () =>
    withDatabase(
      app,
      (db) =>
        db`select settings #>> '{notifications,emailNotifications}' as mails from users where id = ${person.id}`,
    );
  await page.goto(`/unsubscribe?token=link-${person.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unsubscribe from notification emails?");
  await expectNoBarrier(page);
  expect(await wants()).toEqual([{ mails: null }]);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await expectNoBarrier(page);
  expect(await wants()).toEqual([{ mails: "false" }]);
  await page.getByRole("link", { name: "Notification settings" }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  const scriptless = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseURL });
  const plain = await scriptless.newPage();
  await plain.goto("/unsubscribe?token=wrong");
  await plain.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(plain.getByText("This link is not valid any more.")).toBeVisible();
  await scriptless.close();
});
