import { expect, test } from "../support/app/fixtures";
import { agentWithLedger } from "../support/screens/agent-with-ledger";

test("a dialog that closes while the page is refreshed leaves neither standing, on a slow machine too", async ({
  page,
  context,
  app,
}) => {
  await agentWithLedger(context, app);
  const slow = await context.newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/bookings/open?search=HB-14");
  for (const sum of [1, 2, 3, 4, 5]) {
    await page.getByRole("link", { name: "HB-14", exact: true }).click();
    await page.getByRole("button", { name: "Mark commission received" }).click();
    await page.getByLabel("Amount received (USD)").fill("1");
    await page.getByRole("button", { name: "Record payment" }).click();
    await expect(page.getByRole("definition").filter({ hasText: `USD ${sum}.00` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(`received USD ${sum}.00`)).toBeVisible();
  }
});
