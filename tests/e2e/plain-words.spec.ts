import { expect, test } from "@playwright/test";
import { demoPerson, startDemo } from "../support/app/demo-app";
import type { RunningApp } from "../support/app/running-app";
import { signInAs } from "../support/people/sign-in";
import { machineWords } from "../support/screens/spoken";

let app: RunningApp;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await startDemo("plain-words");
});
test.afterAll(() => app.stop());

const SIGHTS = { nora: ["/", 25], tomas: ["/admin", 20] } as const;
for (const [key, [start, atLeast]] of Object.entries(SIGHTS)) {
  test(`no page from ${start} on speaks as programs do @long`, async ({ context }) => {
    test.setTimeout(240_000);
    await signInAs(context, app, await demoPerson(app, key as keyof typeof SIGHTS));
    const { pages, found } = await machineWords(context.request, `${app.baseURL}${start}`);
    expect(pages.length).toBeGreaterThan(atLeast);
    expect(found).toEqual([]);
  });
}
