import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { calls, guarded } from "../../support/http/calls";
import { sampleBody } from "../../support/http/every-endpoint";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { askByKey, keyFor } from "../../support/people/api-key";
import { judged, newPerson } from "../../support/people/api-person";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db, { role: "ADMIN" });
});

const open = guarded.filter(({ shape }) => shape?.keys !== undefined);
const closed = guarded.filter((call) => !open.includes(call));
const forWriting = open.filter(({ shape }) => shape?.keys === "write");

describe("what keys open", () => {
  it("is bookings, emails, suppliers, what is read of them and what the agent is paid, and nothing of administrators, accounts, keys or money paid to us", () => {
    const paths = open.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(25);
    const own =
      /^\/api\/(activity|bookings|dashboard|emails|imports|inbox|notifications|payouts|supplier)(\/|$)/;
    expect(paths.filter((path) => !own.test(path))).toEqual(["/api/users/me"]);
    expect(open.filter(({ method, shape }) => method !== "GET" && shape?.keys === "read")).toMatchObject([
      { name: "POST /api/supplier/list" },
    ]);
    expect(forWriting.filter(({ method }) => method === "GET")).toEqual([]);
  });

  it.each(closed)("$name is closed to a key, an administrator's too", async (call) => {
    const response = await askByKey(await keyFor(ada, "write"), call, { body: sampleBody(call) });
    expect(response.status).toBe(403);
    expect(await judged(response)).toMatchObject({ code: "NOT_ALLOWED" });
  });

  it.each(forWriting)("$name is closed to a key that may only read", async (call) => {
    const response = await askByKey(await keyFor(ada, "read"), call, { body: sampleBody(call) });
    expect(response.status).toBe(403);
    expect(await judged(response)).toMatchObject({ message: "This API key may only read." });
  });

  it.each(open)("$name takes a key, from whatever page it is sent", async (call) => {
    const key = await keyFor(ada, call.shape?.keys ?? "read");
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const response = await askByKey(key, call, { headers, body: sampleBody(call) });
    expect([401, 403]).not.toContain(response.status);
    await judged(response);
  });
});

describe("a key that doesn't work", () => {
  it.each(guarded)("$name answers 401 to it, and doesn't look at the cookie beside it", async (call) => {
    const { cookie } = await newPerson(db, "ADMIN");
    const real = await keyFor(ada, "write");
    const other = real.endsWith("2") ? "3" : "2";
    for (const key of [`tpk_${"x".repeat(51)}`, "tpk_", `${real}x`, real.slice(0, -1) + other]) {
      const response = await askByKey(key, call, { headers: { cookie }, body: sampleBody(call) });
      expect([key.length, response.status]).toEqual([key.length, 401]);
      expect(await judged(response)).toMatchObject({ code: "NOT_SIGNED_IN" });
    }
  });
});

it("what nobody has to be signed in for asks for no key", async () => {
  const health = calls.find(({ name }) => name === "GET /api/health");
  if (!health) throw new Error("GET /api/health is gone");
  expect((await askByKey("tpk_wrong", health)).status).toBe(200);
});
