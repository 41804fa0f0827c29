import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

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
  await page.route("**/api/notifications?*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/suppliers");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByText("Failed to load notifications")).toBeVisible();
  await page.unroute("**/api/notifications?*");
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(list.getByText("Since today.")).toBeVisible();

  await page.route("**/suppliers*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, body: "" }) : route.continue(),
  );
  await list.getByRole("button", { name: "Mark Read: Overdue" }).click();
  await expect(page.getByText("Failed to mark notification as read")).toBeVisible();
  await expect(list.getByRole("button", { name: "Mark Read: Overdue" })).toBeVisible();
});
