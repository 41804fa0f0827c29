import { describe, expect, it } from "vitest";
import { PUT as putOnboarding } from "@/app/api/users/me/onboarding/route";
import { POST as postDetails } from "@/app/api/users/me/onboarding-details/route";
import { PUT as putProfile } from "@/app/api/users/me/profile/route";
import { GET as readMe } from "@/app/api/users/me/route";
import { POST as create } from "@/app/api/users/route";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";

const ENDPOINTS = [
  ["GET /users/me", readMe, "GET", undefined],
  ["POST /users", create, "POST", {}],
  ["PUT /users/me/onboarding", putOnboarding, "PUT", { hasCompletedOnboarding: true }],
  ["PUT /users/me/profile", putProfile, "PUT", { bio: "x" }],
  ["POST /users/me/onboarding-details", postDetails, "POST", {}],
] as const;

describe("a person's own record", () => {
  it("is the user record of the contract", async () => {
    const agent = await newAgent(db);
    const response = await agent.ask(readMe, "/api/users/me");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      user: {
        id: agent.id,
        email: `${agent.id}@agents.test`,
        fullName: "Ada Fern",
        firstName: null,
        lastName: null,
        phoneNumber: null,
        companyName: null,
        companyAddress: null,
        bio: null,
        image: null,
        role: "USER",
        hasCompletedOnboarding: true,
        hasCompletedTour: false,
        hasConfiguredEmail: false,
        settings: { timezone: "America/Toronto", currency: "USD" },
      },
    });
  });

  it("says whether a forwarding address of theirs, not another agent's, is verified", async () => {
    const [mine, other] = [await newAgent(db), await newAgent(db)];
    const add = (id: string, verifiedAt: Date | null) => db`
      insert into forwarding_addresses (user_id, id, address, verified_at, created_at)
      values (${id}, gen_random_uuid(), ${`${id}@mail.test`}, ${verifiedAt}, now())`;
    await add(other.id, new Date());
    await add(mine.id, null);
    expect((await userOf(await mine.ask(readMe, "/api/users/me"))).hasConfiguredEmail).toBe(false);
    expect((await userOf(await other.ask(readMe, "/api/users/me"))).hasConfiguredEmail).toBe(true);
  });

  it("is found by POST /users, which fills in names only where there are none", async () => {
    const agent = await newAgent(db);
    await agent.post(create, "/api/users", { firstName: "Ada", lastName: "Fern" });
    const user = await userOf(await agent.post(create, "/api/users", { firstName: "Eve" }));
    expect(user).toMatchObject({ id: agent.id, firstName: "Ada", lastName: "Fern", fullName: "Ada Fern" });
    expect(await db`select id from users`).toHaveLength(1);
  });

  it("is found by POST /users without a body too", async () => {
    const agent = await newAgent(db);
    const response = await agent.ask(create, "/api/users", { method: "POST" });
    expect((await userOf(response)).id).toBe(agent.id);
  });
});

describe("onboarding and the tour", () => {
  it("are two flags, and changing one leaves the other", async () => {
    const agent = await newAgent(db);
    const put = (body: object) => send(agent, putOnboarding, "/api/users/me/onboarding", "PUT", body);
    await put({ hasCompletedTour: true });
    expect(await userOf(await put({ hasCompletedTour: false }))).toMatchObject({
      hasCompletedOnboarding: true,
      hasCompletedTour: false,
    });
    await db`update users set has_completed_onboarding = false`;
    expect(await userOf(await put({ hasCompletedOnboarding: true }))).toMatchObject({
      hasCompletedOnboarding: true,
    });
    const [audit] =
      await db`select action, user_id, before, after from audit_log order by at desc, id desc limit 1`;
    expect(audit).toMatchObject({
      action: "user.progress",
      user_id: agent.id,
      before: { hasCompletedOnboarding: false },
      after: { hasCompletedOnboarding: true },
    });
  });

  it.each([{}, { hasCompletedOnboarding: "yes" }, { hasCompletedOnboarding: null }, []])(
    "are not changed by %j",
    async (body) => {
      const agent = await newAgent(db);
      const response = await send(agent, putOnboarding, "/api/users/me/onboarding", "PUT", body);
      expect(response.status).toBe(400);
    },
  );

  it("asks for all five details at once, in the words of the form", async () => {
    const agent = await newAgent(db);
    const body = { firstName: " Ada ", lastName: "Fern", phoneNumber: "  ", companyName: "Fern Travel" };
    const response = await agent.post(postDetails, "/api/users/me/onboarding-details", body);
    expect(response.status).toBe(400);
    const message = "Please fill in the following fields: Phone Number, Company Address";
    expect(await response.json()).toMatchObject({
      message,
      code: "INVALID_INPUT",
      fields: { phoneNumber: [message], companyAddress: [message] },
    });
  });

  it("keeps the currency and the zone that were chosen, and leaves them where none was", async () => {
    const agent = await newAgent(db);
    const details = {
      ...{ firstName: "Ada", lastName: "Fern", phoneNumber: "+44 20 7946 0958" },
      ...{ companyName: "Fern Travel", companyAddress: "1 Quay Road" },
    };
    const send = (more: object) =>
      agent.post(postDetails, "/api/users/me/onboarding-details", { ...details, ...more });
    const settings = { currency: "EUR", timezone: "Europe/Lisbon" };
    expect(await userOf(await send(settings))).toMatchObject({ phoneNumber: details.phoneNumber, settings });
    expect(await userOf(await send({}))).toMatchObject({ settings });
    expect((await send({ currency: "QQQ" })).status).toBe(400);
    expect((await send({ timezone: "Nowhere/Else" })).status).toBe(400);
  });

  it("keeps the details, but neither another address nor a role", async () => {
    const agent = await newAgent(db);
    const details = {
      firstName: " Ada ",
      lastName: "Fern",
      phoneNumber: "(123) 456-7890",
      companyName: "Fern Travel",
      companyAddress: "1 Quay Road",
    };
    const given = { ...details, email: "eve@evil.test" };
    const more = { role: "ADMIN", id: "x", hasCompletedOnboarding: false };
    const send = (body: object) => agent.post(postDetails, "/api/users/me/onboarding-details", body);
    expect((await send({ ...given, ...more })).status).toBe(400);
    const user = await userOf(await send(given));
    expect(user).toMatchObject({
      ...details,
      firstName: "Ada",
      fullName: "Ada Fern",
      email: `${agent.id}@agents.test`,
      role: "USER",
      hasCompletedOnboarding: true,
    });
  });
});

describe("the profile", () => {
  it("changes what is given, clears what is blank and leaves the rest", async () => {
    const agent = await newAgent(db);
    const put = (body: object) => send(agent, putProfile, "/api/users/me/profile", "PUT", body);
    await put({ fullName: "Ada Maria Fern", companyName: "Fern Travel", bio: "Boats" });
    expect(await userOf(await put({ bio: " ", phoneNumber: "1" }))).toMatchObject({
      firstName: "Ada",
      lastName: "Maria Fern",
      fullName: "Ada Maria Fern",
      companyName: "Fern Travel",
      bio: null,
      phoneNumber: "1",
    });
  });

  it("never changes another person", async () => {
    const [mine, other] = [await newAgent(db), await newAgent(db)];
    await send(mine, putProfile, "/api/users/me/profile", "PUT", {
      id: other.id,
      userId: other.id,
      bio: "mine",
    });
    expect((await userOf(await other.ask(readMe, "/api/users/me"))).bio).toBeNull();
  });

  it.each([{ bio: "a\u0000b" }, { bio: "\ud800" }, { bio: "x".repeat(2001) }, { fullName: 7 }])(
    "refuses %j",
    async (body) => {
      const agent = await newAgent(db);
      const response = await send(agent, putProfile, "/api/users/me/profile", "PUT", body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", requestId: expect.any(String) });
    },
  );
});

describe("signed out", () => {
  it.each(ENDPOINTS)(
    "%s answers 401 as JSON, also to forged identity headers",
    async (_name, handler, method, body) => {
      const agent = await newAgent(db, { role: "ADMIN" });
      const forged: Record<string, string>[] = [{}, { "user-id": agent.id, "x-user-id": agent.id }];
      for (const headers of forged) {
        const request = new Request("http://localhost/api/users/me", {
          method,
          headers: { "content-type": "application/json", ...headers },
          body: body === undefined ? null : JSON.stringify(body),
        });
        const response = await withHeaders(headers, () => handler(request, { params: Promise.resolve({}) }));
        expect(response.status).toBe(401);
        expect(response.headers.get("content-type")).toContain("application/json");
        expect(await response.json()).toMatchObject({
          code: "NOT_SIGNED_IN",
          message: "Please log in to continue.",
        });
      }
    },
  );

  it("is what a session becomes when it expires", async () => {
    const agent = await newAgent(db);
    await db`update sessions set expires_at = now() - interval '1 second'`;
    expect((await agent.ask(readMe, "/api/users/me")).status).toBe(401);
  });
});

function send(
  agent: TestAgent,
  handler: Parameters<TestAgent["ask"]>[0],
  path: string,
  method: string,
  body: unknown,
): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return agent.ask(handler, path, { method, headers, body: JSON.stringify(body) });
}

async function userOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.status).toBe(200);
  const { user }: { user: Record<string, unknown> } = await response.json();
  return user;
}
