import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import { signedInPerson } from "../support/people/sign-in";

const HEADERS = "Confirmation Number,Client,Total Amount,Currency,Commission,Start Date,End Date,Supplier";
const ROWS = [
  'ZX-1,"Park, Jo","1,234",USD,120,01/02/2027,,Harbour View',
  'ZX-2,"Park, Jo","1,234",USD,(20),01/02/2027,,Harbour View',
  'ZX-1,"Park, Jo","1,234",USD,120,01/02/2027,,Harbour View',
  "ZX-3,Mia,abc,USD,120,01/02/2027,,Harbour View",
];
const upload = (name: string, mimeType: string, text = [HEADERS, ...ROWS].join("\r\n")) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test("a file is mapped, checked, asked about, imported, and taken back @both", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/bookings/open");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import Bookings from CSV" });
  await dialog.locator("input[type=file]").setInputFiles(upload("notes.txt", "text/plain"));
  await expect(dialog.getByText("Only .csv files are accepted.")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles(upload("b.csv", "application/vnd.ms-excel"));
  await expect(dialog.getByLabel("Travel end date")).toHaveValue("End Date");
  await expectNoBarrier(page);

  const preview = dialog.getByRole("button", { name: "Preview" });
  await dialog.getByLabel("Expected commission amount").selectOption("");
  await expect(preview).toBeDisabled();
  await dialog.getByLabel("Expected commission amount").selectOption("Commission");
  await preview.click();
  await expect(dialog.getByText("4 rows checked")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await expectNoBarrier(page);
  await dialog.getByRole("radio", { name: "February 1, 2027 (day first)" }).click();
  await dialog.getByRole("radio", { name: /^1234 / }).click();
  await dialog.getByRole("checkbox", { name: /Row 4/ }).check();
  await dialog.getByRole("button", { name: "Import 3 bookings" }).click();

  await expect(page.getByText("Successfully imported 3 bookings", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Import Complete" })).toBeVisible();
  await expect(dialog.getByText("3 bookings imported")).toBeVisible();
  await expect(dialog.getByText("1 of 4 rows failed")).toBeVisible();
  const line = "Row 5 - totalBookingAmount: Total booking amount must be a valid number";
  await expect(dialog.getByText(line)).toBeVisible();
  await expect(page.locator("tbody a", { hasText: "ZX-2" })).toBeAttached();
  await expectNoBarrier(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download failed rows" }).click();
  expect((await download).suggestedFilename()).toBe("failed_rows.csv");
  await dialog.getByRole("button", { name: "Undo this import" }).click();
  await expect(dialog.getByText("This import has been undone.")).toBeVisible();
  await dialog.getByRole("button", { name: "Restore this import" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("ZX-2").filter({ visible: true }).first()).toBeVisible();
});

test("a file without one good row can go back, and nowhere else", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  const bad = upload("bad.csv", "text/csv", `${HEADERS}\r\n,Mia,abc,USD,1,2027-01-02,,`);
  await page.goto("/bookings/open?dialog=import-csv");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(bad);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("1 row checked")).toBeVisible();
  await expect(dialog.getByText("Confirmation number is required").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByRole("button", { name: "Choose File" })).toBeVisible();
});
