import { hydrated } from "../support/app/alive";
import { cuttableWay } from "../support/app/broken";
import { expect, test } from "../support/app/fixtures";
import { startApp } from "../support/app/running-app";
import { signedInPerson } from "../support/people/sign-in";
import { typeBooking } from "../support/screens/type-booking";

test("with the database away every page says so, what is typed stays, and all goes on once it is back", async ({
  browser,
}) => {
  const server = { url: process.env.TEST_SERVER_URL ?? "", template: process.env.TEST_TEMPLATE ?? "" };
  const way = await cuttableWay(server.url);
  const app = await startApp("away", { ...server, url: way.url });
  const context = await browser.newContext({ baseURL: app.baseURL });
  try {
    const page = await context.newPage();
    await signedInPerson(context, app);
    await page.goto("/bookings/open?dialog=add-booking");
    await typeBooking(page, "AWAY-1");
    await way.cut();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Service unavailable. Please try again later.").first()).toBeVisible();
    await expect(page.getByLabel("Confirmation Number")).toHaveValue("AWAY-1");
    await way.mend();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Booking created successfully")).toBeVisible();

    for (const [link, words] of [
      ["Dashboard", "Dashboard Unavailable"],
      ["Settings", "Settings Unavailable"],
    ] as const) {
      await page.reload();
      await hydrated(page);
      await way.cut();
      await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByText(words)).toBeVisible();
      await way.mend();
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByText(words)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }

    await way.cut();
    await page.goto("/bookings/open");
    await expect(page.getByRole("heading", { name: "Unable to Connect" })).toBeVisible();
    await expect(page.getByText("Service unavailable. Please try again later.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    await way.mend();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("AWAY-1").filter({ visible: true }).first()).toBeVisible();
  } finally {
    await context.close();
    await way.mend().catch(() => undefined);
    await app.stop();
    await way.cut();
  }
});
