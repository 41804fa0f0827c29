import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { newPerson } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

test("an administrator finds what was done by one person, and to one record", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  expect((await page.request.post("/api/bookings", { data: DRAFT })).ok()).toBe(true);
  await page.goto(`/admin/audit?search=${admin.email}`);
  const row = page.getByRole("row").filter({ hasText: "Create" }).filter({ hasText: "Booking" });
  await expect(row.first()).toBeVisible();
  await expectNoBarrier(page, `the audit at ${viewport?.width}`);
  await page.getByLabel("Kind of record").selectOption("supplier");
  await expect(row).toHaveCount(0);
  await page.getByLabel("Kind of record").selectOption("booking");
  await row
    .first()
    .getByRole("link", { name: /everything done to it$/ })
    .click();
  await expect(page).toHaveURL(/search=[0-9a-f-]{36}/);
  await expect(row.first()).toBeVisible();
});

test("the audit of one agent and kind is narrowed, taken along as it is shown, and widened again", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  const other = await newPerson(app);
  const confirmationNumber = `AU-${Date.now()}${viewport?.width}`;
  const booked = await page.request.post("/api/bookings", { data: { ...DRAFT, confirmationNumber } });
  expect(booked.ok()).toBe(true);
  await page.goto(`/admin/audit?agent=${admin.id}`);
  const rows = page.getByRole("table", { name: "Audit" }).getByRole("row");
  await expect(rows.filter({ hasText: "Supplier" }).first()).toBeVisible();
  await page.getByLabel("Kind of record").selectOption("booking");
  await expect(rows.filter({ hasText: "Supplier" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search the audit" }).fill(admin.email);
  await expect(page).toHaveURL(/search=/);
  await expect(rows.filter({ hasText: "Create" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Export", exact: true }).click();
  const csv = await fileOf(page, "CSV");
  expect(csv.name).toMatch(/\.csv$/);
  const [header = "", ...lines] = csv.text.trim().split("\r\n");
  expect(header).toContain("Record kind");
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toContain("booking");
    expect(line).toContain(admin.id);
    expect(line).not.toContain(other.id);
  }
  await page.getByRole("button", { name: "Export", exact: true }).click();
  expect((await fileOf(page, "Excel (XLSX)")).name).toMatch(/\.xlsx$/);

  await page.getByRole("button", { name: "Of all agents" }).click();
  await expect(page).not.toHaveURL(/agent=/);
  await page.getByRole("textbox", { name: "Search the audit" }).fill(other.email);
  await expect(page.getByText("Nothing found in the audit")).toBeVisible();
  await page.getByRole("button", { name: "Show all", exact: true }).click();
  await expect(page.getByLabel("Kind of record")).toHaveValue("");
  // The audit log records the export itself.
  await expect(rows.filter({ hasText: "Export" }).first()).toBeVisible();
});

async function fileOf(page: Page, format: string): Promise<{ readonly name: string; readonly text: string }> {
  const begun = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: format }).click();
  const file = await begun;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("on a narrow screen a line tells of its record in two lines @desktop", async ({
  page,
  context,
  app,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  expect((await page.request.post("/api/bookings", { data: DRAFT })).ok()).toBe(true);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/admin/audit?search=${admin.email}&kind=booking`);
  const record = page.getByRole("row").filter({ hasText: "Create" }).first().getByRole("cell").nth(1);
  const kind = await record.getByRole("link", { name: "Booking", exact: true }).boundingBox();
  const history = await record.getByRole("link", { name: /everything done to it$/ }).boundingBox();
  expect(history?.y).toBe(kind?.y);
});
