import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson, signInAs } from "../../support/people/sign-in";

test("an agent sees where they are signed in, ends one, and signs out everywhere", async ({
  page,
  context,
  browser,
  app,
}) => {
  const person = await signedInPerson(context, app);
  const elsewhere = await Promise.all(
    [1, 2].map(async () => {
      const other = await browser.newContext({ baseURL: app.baseURL });
      await signInAs(other, app, person);
      return other;
    }),
  );
  const [one, two] = await Promise.all(elsewhere.map((other) => other.newPage()));
  await page.goto("/user/security");
  const rows = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  await expectNoBarrier(page);
  const ends = rows.getByRole("button", { name: /^End / });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await expect(rows).toHaveCount(2);
  const shown = async () => {
    const paths = [];
    for (const other of [one, two]) {
      await other?.goto("/user/security");
      paths.push(new URL(other?.url() ?? "").pathname);
    }
    return paths.sort();
  };
  expect(await shown()).toEqual(["/sign-in", "/user/security"]);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/sign-in");
  expect(await shown()).toEqual(["/sign-in", "/sign-in"]);
  await Promise.all(elsewhere.map((other) => other.close()));
});
