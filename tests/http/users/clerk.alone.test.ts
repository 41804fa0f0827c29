import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import {
  bearer,
  bothWays,
  deliver,
  me,
  NO_PARAMS,
  ORIGIN,
  placeOf,
  secondsFromNow,
  userEvent,
} from "../../support/people/clerk-app";
import { foreignToken, sessionToken } from "../../support/people/clerk-tokens";

const { POST: signIn } = await import("@/app/api/auth/sign-in/email/route");

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
