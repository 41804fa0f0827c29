import { expect, test } from "../../support/app/fixtures";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

for (const [at, name] of ["First Name", "Company Name", "Email address 1"].entries()) {
  test(`what stands below step ${at + 1} is where it was once the form is there @both`, async ({
    page,
    context,
    app,
  }) => {
    const { id } = await signedInPerson(context, app, { onboarded: false });
    await withDatabase(
      app,
      (db) => db`update users set first_name = 'Ada', last_name = 'Fern', phone_number = '(212) 555-0100',
        company_name = 'Fern Travel', company_address = '1 Quay Road, Toronto' where id = ${id}`,
    );
    const code = Promise.withResolvers<void>();
    await page.route("**/_next/static/**/*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(`/onboarding?step=${at + 1}`, { waitUntil: "commit" });
    const top = async () =>
      (await page.getByRole("button", { name: "Log out" }).boundingBox())?.y ?? Number.NaN;
    const before = await top();
    code.resolve();
    await expect(page.getByLabel(name)).toBeVisible();
    // The element under the pointer must not move between press and release.
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
}
