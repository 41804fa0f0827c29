import type { Browser, Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";
import { sentForReview } from "../../support/screens/sent-for-review";

const said = (page: Page, words: string) => page.getByText(words, { exact: true });

test("an administrator corrects, approves and rejects, one after the other, and the agent reads it", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  const agent = await signedInPerson(context, app);
  for (const number of ["HB-7701", "HB-7702", "HB-7703"]) await sentForReview(page, app, agent.id, number);
  const desk = await office(browser, app, viewport);
  await desk.goto(`/admin/ai-review?agent=${agent.id}`);
  await expect(desk.getByRole("heading", { level: 1, name: "AI Review" })).toBeVisible();
  const card = desk.getByRole("article", { name: "Reservation HB-7701" });
  await expect(card).toContainText("Medium priority");
  await expect(card).toContainText("Marta Lind");
  await expect(card).toContainText("Marta HB-7701");
  await expectNoBarrier(desk, `reviews at ${viewport?.width}`);

  for (const number of ["HB-7701", "HB-7703"])
    await desk.getByRole("checkbox", { name: `Select Reservation ${number}` }).click();
  await expectNoBarrier(desk, `chosen reviews at ${viewport?.width}`);
  const chosen = desk.getByRole("region", { name: "Selected rows" });
  await expect(chosen).toContainText("2 selected");
  await chosen.getByRole("button", { name: "Approve & Send Back" }).click();
  await expect(said(desk, "2 corrections approved")).toBeVisible();
  await expect(card).toHaveCount(0);
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
  await expect(desk.getByRole("article")).toHaveCount(3);

  await card.getByRole("link", { name: /^View Email/ }).click();
  await expect(desk.frameLocator("iframe").locator("mark", { hasText: "HB-7701" }).first()).toBeVisible();
  await expectNoBarrier(desk, `one review at ${viewport?.width}`);
  await desk.getByRole("button", { name: "Edit & Correct" }).click();
  await desk.getByLabel("Commission amount").fill("1,234.50");
  await desk.getByLabel(/^Admin notes/).fill("The commission stands on page two.");
  await expectNoBarrier(desk, `a correction at ${viewport?.width}`);
  await desk.getByRole("button", { name: "Save & Send to Agent" }).click();
  await expect(said(desk, "Correction approved and sent back to agent")).toBeVisible();
  // The next review has opened.
  await expect(desk.getByRole("heading", { level: 2, name: "Reservation HB-7702" })).toBeVisible();
  await desk.getByRole("button", { name: "Reject" }).click();
  await desk.getByRole("dialog").getByLabel("Admin notes").fill("It says so in the mail.");
  await desk.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(said(desk, "Correction rejected")).toBeVisible();
  await expect(desk.getByRole("heading", { level: 2, name: "Reservation HB-7703" })).toBeVisible();
  await desk.getByRole("button", { name: /^Approve & Send Back/ }).click();
  await expect(said(desk, "No Pending Reviews")).toBeVisible();
  await desk.context().close();

  await page.goto("/notifications");
  await expect(page.getByText("Your correction was rejected").first()).toBeVisible();
  await page.goto("/emails/new");
  await expect(page.getByRole("link", { name: /HB-7701/ })).toContainText(
    "The commission stands on page two.",
  );
  await page.getByRole("link", { name: /HB-7701/ }).click();
  await expect(page.getByText("USD 1,234.50").filter({ visible: true }).first()).toBeVisible();
});

test("of a mail with two bookings each is seen and corrected, by its button and by its mark in the mail", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  const agent = await signedInPerson(context, app);
  await deliver(app, agent.id, sampleMail("za-dmc-two-lodges", `lodges-${agent.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /KM-40231-A/ }).click();
  await expect(page.getByText("2 bookings in this email").filter({ visible: true })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("emailId");
  const asked = await page.request.post(`/api/emails/${id}/accuracy-feedback`, {
    data: { isAccurate: false, clientName: "Piers Cole" },
  });
  expect(asked.ok()).toBe(true);

  const desk = await office(browser, app, viewport);
  await desk.goto(`/admin/ai-review?agent=${agent.id}`);
  await expect(desk.getByText("Booking 1 of 2 in this email.")).toBeVisible();
  await desk.getByRole("link", { name: /^View Email/ }).click();
  await expect(said(desk, "The agent means this one.")).toBeVisible();
  await desk.frameLocator("iframe").locator("mark", { hasText: "KM-40231-B" }).first().click();
  await expect(said(desk, "The agent has said nothing about this one.")).toBeVisible();
  await expect(desk.getByRole("row", { name: /Confirmation number.*KM-40231-B/ })).toBeVisible();
  await expectNoBarrier(desk, `a second booking at ${viewport?.width}`);

  await desk.getByRole("button", { name: "Edit & Correct" }).click();
  await desk.getByLabel("Client name").fill("Second Guest");
  await desk.getByLabel("Commission amount").fill("much");
  await desk.getByRole("button", { name: "KM-40231-A", exact: true }).click();
  await expect(desk.getByLabel("Client name")).toHaveValue("Piers Cole");
  await desk.getByRole("button", { name: "Save & Send to Agent" }).click();
  // A rejected value stays in its field.
  await expect(desk.getByLabel("Commission amount")).toHaveValue("much");
  await expect(desk.getByLabel("Client name")).toHaveValue("Second Guest");
  await expectNoBarrier(desk, `a refused second booking at ${viewport?.width}`);
  await desk.getByLabel("Commission amount").fill("99.50");
  await desk.getByRole("button", { name: "Save & Send to Agent" }).click();
  await expect(said(desk, "Correction approved and sent back to agent")).toBeVisible();
  await desk.context().close();

  await page.goto(`/emails/new?emailId=${id}`);
  await page.getByRole("button", { name: "KM-40231-B" }).filter({ visible: true }).first().click();
  await expect(page.getByText("Second Guest").filter({ visible: true }).first()).toBeVisible();
});

async function office(browser: Browser, app: RunningApp, viewport: { width: number; height: number } | null) {
  const context = await browser.newContext({ viewport, baseURL: app.baseURL });
  await signedInPerson(context, app, { role: "ADMIN" });
  return context.newPage();
}
