import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { signedInPerson } from "../../support/people/sign-in";

test("an administrator finds any agent's booking, by its supplier and by its number", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  const mark = `${Date.now()}${viewport?.width}`;
  const [name, confirmationNumber] = [`Harbour House ${mark}`, `AB${mark}`];
  const sent = await page.request.post("/api/bookings", {
    data: { ...DRAFT, confirmationNumber, supplier: { name } },
  });
  expect(sent.ok()).toBe(true);
  await page.goto(`/admin/suppliers?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "View Bookings" }).click();
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: confirmationNumber })).toBeVisible();
  await expectNoBarrier(page, `all bookings at ${viewport?.width}`);
  await page.getByRole("combobox", { name: "Status" }).selectOption("archived");
  await expect(page.getByText("No bookings found")).toBeVisible();
  await page.getByRole("button", { name: "Show all bookings" }).click();
  await page.getByRole("textbox", { name: "Search bookings" }).fill(`ab${mark}`);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("link", { name: confirmationNumber }).click();
  await expect(page.getByRole("heading", { name: `Booking ${confirmationNumber}` })).toBeVisible();
  await expect(page.getByText(/^Of Ada Fern\./)).toBeVisible();
  await page.getByRole("link", { name: "All of this agent" }).click();
  await expect(page).toHaveURL(`/admin/bookings?agent=${admin.id}`);
  await expect(page.getByRole("link", { name: confirmationNumber })).toBeVisible();
});

test("nobody else comes to all agents' bookings", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/admin/bookings");
  await expect(page).toHaveURL(/\/$/);
  const part = await page.request.get("/admin/bookings", { headers: { rsc: "1" }, maxRedirects: 0 });
  expect(await part.text()).not.toContain("Of all agents");
});
