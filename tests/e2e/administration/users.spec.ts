import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { newPerson } from "../../support/people/people";
import { signedInPerson, signInAs } from "../../support/people/sign-in";

test("an administrator finds somebody, makes them one too, and takes it back", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const ada = await newPerson(app);
  await page.goto("/admin/users");
  await page.getByRole("textbox", { name: "Search users" }).fill(ada.email);
  const row = page.getByRole("row").filter({ hasText: ada.email });
  // The list is dimmed while the search is in progress.
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(row).toContainText("User");
  await expectNoBarrier(page, `users at ${viewport?.width}`);
  const act = async (entry: string) => {
    await row.getByRole("button", { name: "Actions for Ada Fern" }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await act("Make Administrator...");
  const question = page.getByRole("alertdialog", { name: "Make Ada Fern an administrator?" });
  await expectNoBarrier(page, `the question at ${viewport?.width}`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).not.toContainText("Administrator");
  await act("Make Administrator...");
  await question.getByRole("button", { name: "Make Administrator" }).click();
  await expect(page.getByText("Ada Fern is an administrator now", { exact: true })).toBeVisible();
  await expect(row).toContainText("Administrator");
  await act("Take Administrator Role Away...");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take Role Away" }).click();
  await expect(page.getByText("Ada Fern is a standard user now", { exact: true })).toBeVisible();
  await expect(row).not.toContainText("Administrator");
  await act("Audit of This User");
  await expect(page.getByRole("table", { name: "Audit" })).toContainText("role: User → Admin");
});

test("who is suspended is told so at their next click, and is back once restored", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const ada = await newPerson(app);
  const other = await browser.newContext({ baseURL: app.baseURL, viewport: viewport ?? null });
  await signInAs(other, app, ada);
  const theirs = await other.newPage();
  await theirs.goto("/bookings/open");
  await page.goto(`/admin/users?search=${ada.email}`);
  const row = page.getByRole("row").filter({ hasText: ada.email });
  await row.getByRole("button", { name: "Actions for Ada Fern" }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await expect(page.getByText("Ada Fern suspended", { exact: true })).toBeVisible();
  await expect(row).toContainText("Suspended");
  await theirs.goto("/emails/new");
  await expect(theirs).toHaveURL("/suspended");
  await expect(theirs.getByRole("heading", { name: "Your account is suspended" })).toBeVisible();
  await expectNoBarrier(theirs, `suspended at ${viewport?.width}`);
  expect((await theirs.request.get("/api/bookings")).status()).toBe(403);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Ada Fern restored", { exact: true })).toBeVisible();
  await expect(row).not.toContainText("Suspended");
  await theirs.goto("/bookings/open");
  await expect(theirs).toHaveURL("/sign-in");
  await theirs.getByLabel("Email").fill(ada.email);
  await theirs.getByLabel("Password").fill(ada.password);
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(theirs).toHaveURL("/bookings/open");
  await other.close();
});
