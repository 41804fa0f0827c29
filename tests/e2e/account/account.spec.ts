import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";

test("all that is the agent's is one download away @phone", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/user/security");
  await expect(page.getByRole("heading", { level: 1, name: "Security and data" })).toBeVisible();
  await expectNoBarrier(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("my-tallyport-data.zip");
});
