import { createHmac, randomBytes } from "node:crypto";
import { type NextFetchEvent, NextRequest } from "next/server";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clerkSettings, foreignToken, sessionCookie, sessionToken } from "../support/clerk-tokens";
import { superuserUrl } from "../support/database-url";
import { withHeaders } from "../support/next-headers";

vi.mock("next/headers", () => import("../support/next-headers"));

const ORIGIN = "https://app.tallyport.test";
const WEBHOOK_KEY = randomBytes(24);
Object.assign(process.env, clerkSettings(), {
  APP_URL: ORIGIN,
  CLERK_WEBHOOK_SIGNING_SECRET: `whsec_${WEBHOOK_KEY.toString("base64")}`,
});
const { GET: readMe } = await import("@/app/api/users/me/route");
const { POST: clerkEvent } = await import("@/app/api/webhooks/clerk/route");
const { POST: signIn } = await import("@/app/api/auth/sign-in/email/route");
const { default: middleware } = await import("@/middleware");

const db = postgres(superuserUrl(), { max: 2, onnotice: () => undefined });
afterAll(() => db.end());
const NO_PARAMS = { params: Promise.resolve({}) };

describe("a Clerk session token", () => {
  beforeEach(() => deliver(userEvent("user.created")));

  it("names its person by bearer and by cookie", async () => {
    const token = sessionToken(ORIGIN);
    for (const headers of bothWays(token)) {
      const response = await me(headers);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ user: { email: "ada@agents.test", role: "USER" } });
    }
  });

  it.each([
    ["made for another origin", () => sessionToken("https://evil.example")],
    ["expired", () => sessionToken(ORIGIN, { exp: secondsFromNow(-60), iat: secondsFromNow(-120) })],
    ["not valid yet", () => sessionToken(ORIGIN, { nbf: secondsFromNow(600) })],
    ["pending", () => sessionToken(ORIGIN, { sts: "pending" })],
    ["signed by somebody else", () => foreignToken(ORIGIN)],
    ["without a signature", () => sessionToken(ORIGIN).replace(/[^.]*$/, "")],
  ])("is refused when it is %s", async (_what, token) => {
    for (const headers of bothWays(token())) {
      const response = await me(headers);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "NOT_SIGNED_IN" });
      expect(await placeOf("/", headers)).toBe(`${ORIGIN}/sign-in`);
    }
  });

  it("gives no role: the database row does", async () => {
    const claims = { role: "ADMIN", metadata: { role: "ADMIN" }, public_metadata: { role: "ADMIN" } };
    const token = sessionToken(ORIGIN, claims);
    await db`update users set has_completed_onboarding = true`;
    expect(await placeOf("/admin", bearer(token))).toBe(`${ORIGIN}/`);
    await db`update users set role = 'ADMIN'`;
    expect(await placeOf("/admin", bearer(sessionToken(ORIGIN)))).toBe("shown");
  });

  it("makes no difference to headers that claim an identity", async () => {
    const [row] = await db`select id from users`;
    expect(
      (await me({ "user-id": row?.id, "x-clerk-auth-token": "x", "x-clerk-auth-status": "signed-in" }))
        .status,
    ).toBe(401);
  });
});

describe("somebody seen for the first time", () => {
  it("gets a row from a token that carries the address, once under ten requests at a time", async () => {
    const token = sessionToken(ORIGIN, { sub: "user_new", email: "new@agents.test", given_name: "Nia" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => me(bearer(token))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await db`select name, clerk_id from users`).toEqual([{ name: "Nia", clerk_id: "user_new" }]);
    expect(await db`select user_id from inbound_addresses`).toHaveLength(1);
  });

  it("is led to onboarding, and not in a circle", async () => {
    const headers = bearer(sessionToken(ORIGIN, { sub: "user_unknown" }));
    expect(await placeOf("/", headers)).toBe(`${ORIGIN}/onboarding`);
    expect(await placeOf("/onboarding", headers)).toBe("shown");
    expect(await placeOf("/post-signup", headers)).toBe("shown");
  });

  it("does not take over an account by an address that nobody verified", async () => {
    await deliver(userEvent("user.created"));
    const token = sessionToken(ORIGIN, { sub: "user_thief", email: "ada@agents.test" });
    expect((await me(bearer(token))).status).toBe(409);
    expect(await db`select clerk_id from users`).toEqual([{ clerk_id: "user_test" }]);
  });
});

describe("Clerk's webhook", () => {
  it("gives an account without a Clerk id to whom Clerk has verified its address for", async () => {
    await db`insert into users (id, email, name, created_at, updated_at)
      values (gen_random_uuid(), 'ada@agents.test', 'Ada F.', now(), now())`;
    expect((await deliver(userEvent("user.created"))).status).toBe(200);
    expect(await db`select clerk_id, name from users`).toEqual([{ clerk_id: "user_test", name: "Ada F." }]);
  });

  it("gives nobody an account that is another Clerk user's, by a new or by a changed address", async () => {
    await deliver(userEvent("user.created"));
    expect((await deliver(userEvent("user.created", "user_other"))).status).toBe(409);
    await deliver(userEvent("user.created", "user_other", "other@agents.test"));
    expect((await deliver(userEvent("user.updated", "user_other"))).status).toBe(409);
    expect(await db`select clerk_id, email from users order by email`).toEqual([
      { clerk_id: "user_test", email: "ada@agents.test" },
      { clerk_id: "user_other", email: "other@agents.test" },
    ]);
  });

  it("keeps the row in step, and repeating or reordering it doubles nothing", async () => {
    for (const type of ["user.updated", "user.created", "user.created"] as const) {
      expect((await deliver(userEvent(type))).status).toBe(200);
    }
    expect(await db`select email, email_verified, first_name from users`).toEqual([
      { email: "ada@agents.test", email_verified: true, first_name: "Ada" },
    ]);
    expect(await db`select token from inbound_addresses`).toHaveLength(1);
  });

  it("leaves role and onboarding as the database has them", async () => {
    await deliver(userEvent("user.created"));
    await db`update users set role = 'ADMIN', has_completed_onboarding = true`;
    await deliver(userEvent("user.updated"));
    expect(await db`select role, has_completed_onboarding from users`).toEqual([
      { role: "ADMIN", has_completed_onboarding: true },
    ]);
  });

  it("keeps out somebody who was deleted at Clerk", async () => {
    await deliver(userEvent("user.created"));
    await deliver({ type: "user.deleted", object: "event", data: { id: "user_test", deleted: true } });
    expect(await db`select clerk_id from users`).toEqual([{ clerk_id: null }]);
  });

  it.each([
    ["unsigned", { "svix-signature": "" }],
    ["signed with another secret", { "svix-signature": `v1,${randomBytes(32).toString("base64")}` }],
    ["older than five minutes", { "svix-timestamp": String(secondsFromNow(-400)) }],
  ])("refuses an event that is %s", async (_what, headers) => {
    expect((await deliver(userEvent("user.created"), headers)).status).toBe(401);
    expect(await db`select id from users`).toHaveLength(0);
  });
});

describe("where Clerk signs people in", () => {
  it("there is no sign-in by password", async () => {
    const request = new Request(`${ORIGIN}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@agents.test", password: "harbour-lantern-42" }),
    });
    expect((await withHeaders({}, () => signIn(request, NO_PARAMS))).status).toBe(404);
  });
});

function me(headers: Record<string, string>): Promise<Response> {
  const given = { host: "app.tallyport.test", "x-forwarded-proto": "https", ...headers };
  return withHeaders(given, () =>
    readMe(new Request(`${ORIGIN}/api/users/me`, { headers: given }), NO_PARAMS),
  );
}

/** Where the gate sends this request: an address, or "shown". */
async function placeOf(path: string, headers: Record<string, string>): Promise<string> {
  const request = new NextRequest(`${ORIGIN}${path}`, { headers });
  const response = await middleware(request, {} as NextFetchEvent);
  return response?.headers.get("location") ?? "shown";
}

function bothWays(token: string): Record<string, string>[] {
  return [bearer(token), { cookie: sessionCookie(token) }];
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function secondsFromNow(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

function userEvent(type: "user.created" | "user.updated", id = "user_test", email = "Ada@agents.test") {
  const address = {
    object: "email_address",
    id: "idn_1",
    email_address: email,
    verification: { status: "verified", strategy: "admin" },
    linked_to: [],
  };
  const data = {
    object: "user",
    id,
    first_name: "Ada",
    last_name: "Fern",
    image_url: "",
    primary_email_address_id: "idn_1",
    email_addresses: [address],
    public_metadata: { role: "ADMIN" },
  };
  return { type, object: "event", data };
}

function deliver(event: object, replaced: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify(event);
  const id = "msg_1";
  const timestamp = replaced["svix-timestamp"] ?? String(secondsFromNow(0));
  const signature = createHmac("sha256", WEBHOOK_KEY).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${signature}`,
    ...replaced,
  };
  return clerkEvent(
    new Request(`${ORIGIN}/api/webhooks/clerk`, { method: "POST", headers, body }),
    NO_PARAMS,
  );
}
