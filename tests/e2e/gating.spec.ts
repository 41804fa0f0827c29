import type { APIRequestContext, Page } from "@playwright/test";
import { PAGES } from "../../lib/platform/base/addresses/routes";
import { expect, test } from "../support/app/fixtures";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

const NOBODYS = "0190b6a2-0000-7000-8000-000000000001";

/**
 * Opens a path and waits for its final URL, because a redirect may come only at the end of a streamed page, after its
 * loading screen.
 */
async function expectPlace(page: Page, path: string, place: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(place);
}

/** The meta refresh with which a page redirects once its loading screen has been sent. */
const REFRESH = /http-equiv="refresh" content="\d+;url=([^"]+)"/;

/**
 * Checks the destinations of paths without rendering each page: by redirects, and by meta refreshes after loading
 * screens.
 */
async function expectPlaces(
  request: APIRequestContext,
  places: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, place] of Object.entries(places)) {
    let answer = await request.get(path);
    const further = REFRESH.exec(await answer.text())?.[1];
    if (further) answer = await request.get(further);
    expect([path, new URL(answer.url()).pathname]).toEqual([path, place]);
  }
}

test("a signed-out visitor sees the public pages and is sent to sign in from all others @desktop", async ({
  request,
}) => {
  await expectPlaces(request, {
    "/": "/sign-in",
    "/emails": "/sign-in",
    "/bookings/open": "/sign-in",
    "/admin": "/sign-in",
    "/onboarding": "/sign-in",
    "/nowhere": "/sign-in",
    "/pricing": "/pricing",
    "/sign-up": "/sign-up",
    "/sign-in/factor-one": "/sign-in/factor-one",
  });
});

test("a page that is asked for as if it were an action is behind the gate all the same @desktop", async ({
  request,
}) => {
  const answer = await request.get("/bookings/open", { headers: { "next-action": "x" }, maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(new URL(answer.headers().location ?? "", "http://localhost").pathname).toBe("/sign-in");
});

test("somebody who has not onboarded sees onboarding only @desktop", async ({ context, app }) => {
  await signedInPerson(context, app, { onboarded: false });
  await expectPlaces(context.request, {
    "/": "/onboarding",
    "/emails/new": "/onboarding",
    "/pricing": "/onboarding",
    "/sign-in": "/onboarding",
    "/admin": "/onboarding",
    "/nowhere": "/onboarding",
    "/onboarding": "/onboarding",
  });
});

test("an agent sees the agent's pages; unknown and admin paths lead to the front page @desktop", async ({
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await expectPlaces(context.request, {
    "/": "/",
    "/emails": "/emails/new",
    "/bookings/open": "/bookings/open",
    "/admin": "/",
    "/admin/anything": "/",
    "/admin/ai-review/pending": "/",
    "/admin/audit": "/",
    "/admin/users": "/",
    "/admin/suppliers": "/",
    "/onboarding": "/",
    "/sign-in": "/",
    "/sign-up": "/",
    "/nowhere": "/",
  });
});

test("an administrator sees /admin @desktop", async ({ context, app }) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  await expectPlaces(context.request, { "/admin": "/admin", "/": "/", "/admin/nowhere": "/" });
});

test("an agent is redirected from every page of the administration, also when the router asks @desktop", async ({
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const pages = Object.entries(PAGES).filter(([, audience]) => audience === "admin");
  for (const [pattern] of pages) {
    const path = pattern.replace(/\/\[\[.*\]\]$/, "").replace(/\[\w+\]/g, NOBODYS);
    const ways: Record<string, string>[] = [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }];
    for (const headers of ways) {
      const answer = await context.request.get(path, { headers, maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 307]);
      expect(new URL(answer.headers().location ?? "", app.baseURL).pathname).toBe("/");
    }
  }
});

test("a session that expires sends the next click to the sign-in page @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await page.goto("/bookings/open");
  await withDatabase(app, (db) => db`update sessions set expires_at = now() where user_id = ${person.id}`);
  await expectPlace(page, "/bookings/open", "/sign-in");
});

test("a forged user id, role or nonce in a header changes nothing @desktop", async ({
  request,
  app,
  context,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  const headers = {
    "user-id": admin.id,
    "x-user-id": admin.id,
    "x-middleware-subrequest": "middleware:middleware",
  };
  const page = await request.get("/admin", { headers, maxRedirects: 0 });
  expect(page.status()).toBe(307);
  expect(new URL(page.headers().location ?? "", app.baseURL).pathname).toBe("/sign-in");
  expect((await request.get("/api/users/me", { headers })).status()).toBe(401);
});

test("the API is never redirected, and a path that cannot be decoded is a 400 @desktop", async ({
  request,
}) => {
  for (const path of ["/api/users/me", "/api/bookings"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(401);
    expect(response.headers()["content-type"]).toContain("application/json");
  }
  for (const path of ["/%E0%A4%A", "/api/%E0%A4%A", "/api/webhooks/%E0%A4%A", "/%E0%A4%A.png"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(400);
    expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", requestId: expect.any(String) });
  }
});

test("every page allows only its own scripts, with a nonce that is new each time @desktop", async ({
  page,
  request,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto("/pricing");
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
  expect(violations).toEqual([]);

  const [first, second] = await Promise.all([request.get("/pricing"), request.get("/pricing")]);
  const policies = [first, second].map((response) => response.headers()["content-security-policy"] ?? "");
  expect(policies[0]).not.toBe(policies[1]);
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
  }
  for (const path of ["/pricing", "/api/users/me", "/icon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});
