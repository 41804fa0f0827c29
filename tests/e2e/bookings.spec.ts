import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";
import { agentWithLedger } from "../support/screens/agent-with-ledger";
import { typeBooking } from "../support/screens/type-booking";

const TODAY = new Date();
const inDays = (days: number) => new Date(TODAY.getTime() + days * 86_400_000);
const typed = (day: Date) =>
  new Intl.DateTimeFormat("en-US", { month: "2-digit", day: "2-digit", year: "numeric" }).format(day);

const TRAVEL = [typed(inDays(20)), typed(inDays(27))] as const;

test("an agent adds a booking, sees it due, marks its commission received, archives it, and takes that back", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/bookings/open");
  await expect(page.getByText("No bookings yet")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Add Booking" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Booking" })).toBeVisible();
  await page.getByRole("button", { name: "Create Booking" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toContainText("Supplier is required (either select or enter a name)");
  await expect(page).toHaveTitle("Error: Open - Bookings | Tallyport");
  await typeBooking(page, "HB-4471", TRAVEL);
  await expect(summary).toBeHidden();
  await expect(
    page.getByText('This will create a new unverified supplier named "Harbour Hotels".'),
  ).toBeVisible();
  await expect(page.getByLabel("Expected Commission Amount")).toHaveValue("123.45");
  await page.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Booking created successfully")).toBeVisible();
  await expect(page.getByRole("cell", { name: "EUR 123.45" })).toBeVisible();

  await page.getByRole("link", { name: "HB-4471" }).click();
  await page.getByRole("button", { name: "Mark commission received" }).click();
  await expect(page.getByLabel("Amount received (EUR)")).toHaveValue("123.45");
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByRole("dialog").getByText("Paid", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Closed/ }).click();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("Booking and related emails archived successfully")).toBeVisible();
  await page.getByRole("link", { name: /^Archived/ }).click();
  await page.getByRole("button", { name: "Unarchive" }).click();
  await expect(page.getByText("Booking unarchived")).toBeVisible();
  await expect(page.getByText("No bookings yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Show 1 closed booking" })).toBeVisible();
});

test("what was typed is only thrown away when the agent says so @desktop", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/?dialog=add-booking");
  await page.getByLabel("Client Name").fill("Somebody");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog", { name: "Discard Changes?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page.getByLabel("Client Name")).toHaveValue("Somebody");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
});

test("a booking added from the dashboard leads to the bookings; a wrong one says so at once @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const dialog = page.getByRole("dialog");
  const create = page.getByRole("button", { name: "Create Booking" });
  await page.goto("/?dialog=add-booking");
  await expect(dialog).toBeVisible();
  await typeBooking(page, "HB-1", TRAVEL);
  await create.click();
  await expect(page).toHaveURL("/bookings");
  await expect(page.getByRole("link", { name: "HB-1", exact: true })).toBeVisible();

  await page.goto("/?dialog=add-booking");
  const supplier = dialog.getByRole("combobox", { name: "Supplier" });
  await supplier.fill("harbour hotels");
  const suppliers = dialog.getByRole("listbox", { name: "Suppliers" });
  await expect(suppliers).toBeVisible();
  await supplier.press("Escape");
  await expect(suppliers).toBeHidden();
  await expect(page.getByRole("alertdialog")).toBeHidden();

  // The error messages appear before the supplier lookup ends and must remain after it.
  await supplier.fill("Harbour");
  await supplier.fill("Harbour Hotels");
  await create.click();
  await expect(dialog.getByText("Existing supplier")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Confirmation number is required" })).toBeVisible();
});

test("a page beyond the last leads to the last one @desktop", async ({ page, context, app }) => {
  await agentWithLedger(context, app);
  await page.goto("/bookings/open?page=9&search=HB");
  await expect(page).toHaveURL("/bookings/open?page=2&search=HB");
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page).toHaveURL("/bookings/open?search=HB");
  await expect(page.getByText("Showing 1-10 of 14 bookings")).toBeVisible();
});

test("what is overdue stands with the totals of the open bookings, is shown alone, and shrinks with a payment from a row @desktop", async ({
  page,
  context,
  app,
}) => {
  await agentWithLedger(context, app);
  await page.goto("/bookings/open");
  await page.getByRole("link", { name: "11 overdue, USD 1,100.00" }).click();
  await expect(page).toHaveURL("/bookings/open?view=overdue");
  await expect(page.getByText("Showing 1-10 of 11 bookings")).toBeVisible();
  await page.getByRole("button", { name: "Actions for HB-1", exact: true }).click();
  await page.getByRole("menuitem", { name: "Mark commission received" }).click();
  await expect(page.getByLabel("Amount received (USD)")).toBeFocused();
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByRole("button", { name: "Mark commission received" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/bookings/open?view=overdue");
  await expect(page.getByRole("link", { name: "10 overdue, USD 1,000.00" })).toBeVisible();
  await page.getByRole("button", { name: "Overdue, remove this filter" }).click();
  await expect(page.getByText("Showing 1-10 of 13 bookings")).toBeVisible();
});

test("two windows on one booking: the second is told what changed and chooses @desktop", async ({
  page,
  context,
  app,
}) => {
  await agentWithLedger(context, app);
  const second = await context.newPage();
  for (const window of [page, second]) {
    await window.goto("/bookings/open?search=HB-3");
    await window.getByRole("link", { name: "HB-3", exact: true }).click();
    await expect(window.getByLabel("Client Name")).toHaveValue("Client 3");
  }
  await second.getByLabel("Client Name").fill("Second");
  await page.getByLabel("Client Name").fill("First");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Booking updated successfully")).toBeVisible();
  // The other window learns of the change, and keeps its own input.
  await expect(second.getByRole("cell", { name: "First", includeHidden: true })).toBeAttached();
  await second.getByRole("button", { name: "Save Changes" }).click();
  await expect(second.getByText("This booking was changed in another window")).toBeVisible();
  await expect(second.getByRole("dialog")).toContainText("Client: Client 3 → First");
  await second.getByRole("button", { name: "Save my version" }).click();
  await expect(second.getByText("Booking updated successfully")).toBeVisible();
  await expect(second.getByRole("cell", { name: "Second" })).toBeVisible();
});

test("chosen bookings are closed together and come back by undo @desktop", async ({ page, context, app }) => {
  await agentWithLedger(context, app);
  await page.goto("/bookings/open?pageSize=25");
  const toolbar = page.getByRole("region", { name: "Selected rows" });
  const box = page.getByRole("checkbox", { name: "Select HB-1", exact: true });
  await box.check();
  await expect(toolbar).toBeVisible();
  await page.getByRole("checkbox", { name: "Select HB-2", exact: true }).check();
  await toolbar.getByRole("button", { name: "Close" }).click();
  await page.getByRole("menuitem", { name: "Written off" }).click();
  await expect(page.getByRole("link", { name: "HB-1", exact: true })).toBeHidden();
  await expect(page.getByText("2 bookings closed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "HB-1", exact: true })).toBeVisible();
});

test("a booking's link opens its tab with its dialog; other paths lead to the open ones @desktop", async ({
  page,
  context,
  app,
}) => {
  const agent = await agentWithLedger(context, app);
  const id = await withDatabase(app, async (db) => {
    const [row] =
      await db`update bookings set status = 'CLOSED', closed_at = now(), close_reason = 'COMPLETED'
      where user_id = ${agent} and number_key = 'HB5' returning id`;
    return row?.id as string;
  });
  await page.goto(`/bookings/${id}`);
  await expect(page.getByRole("dialog", { name: "Edit Booking" })).toContainText("HB-5");
  await expect(page).toHaveURL(`/bookings/closed?booking=${id}`);
  await page.goto("/bookings/nonsense");
  await expect(page).toHaveURL("/bookings/open");
});

test(`the bookings screens have no barrier @both`, async ({ page, context, app }) => {
  await agentWithLedger(context, app);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/bookings/open");
  await expect(page.getByRole("list", { name: "Totals by currency" })).toBeVisible();
  await expectNoBarrier(page);
  await page.goto("/bookings/open?layout=calendar");
  await expectNoBarrier(page);
  await page.goto("/bookings/open?view=chase");
  await expect(page.getByRole("heading", { name: "No supplier yet" })).toBeVisible();
  await expectNoBarrier(page);
  await page.goto("/bookings/open?search=HB-3");
  await page.getByRole("link", { name: "HB-3", exact: true }).click();
  await page.getByRole("button", { name: "Mark commission received" }).click();
  await expectNoBarrier(page);
});
