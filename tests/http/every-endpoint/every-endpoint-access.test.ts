import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { plantRow, tenantTables } from "../../support/database/tenant-rows";
import {
  BY_SECRET,
  calls,
  forAdmins,
  guarded,
  known,
  MALFORMED,
  UNKNOWN,
  withId,
  writing,
} from "../../support/http/calls";
import { sampleBody, sampleQuery } from "../../support/http/every-endpoint";
import { askSignedOut, everythingOf, judged, newPerson, type Person } from "../../support/people/api-person";

type Headers = Readonly<Record<string, string>>;
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(db);
});

describe("who asks", () => {
  it.each(guarded)("$name answers 401 to somebody signed out, whoever they claim to be", async (call) => {
    const claims = {
      "user-id": ada.id,
      "x-user-id": ada.id,
      "x-clerk-user-id": ada.id,
      "x-middleware-subrequest": "middleware",
    };
    const strangers: Headers[] = [
      {},
      claims,
      { authorization: "Bearer ".padEnd(60, "x") },
      { authorization: ada.id },
    ];
    for (const headers of strangers) {
      const response = await askSignedOut(call, { headers, body: sampleBody(call) });
      expect(response.status).toBe(401);
      expect(await judged(response)).toMatchObject({ code: "NOT_SIGNED_IN" });
    }
  });

  it.each(known.filter(({ path }) => BY_SECRET.test(path)))(
    "$name answers 401 without its secret",
    async (call) => {
      const strangers: Headers[] = [{}, { authorization: "Bearer wrong" }, { cookie: ada.cookie }];
      for (const headers of strangers) {
        const params: Headers = call.params.includes("provider") ? { provider: "postmark" } : {};
        const response = await askSignedOut(call, { headers, params, body: {} });
        expect(response.status).toBe(401);
        await judged(response);
      }
    },
  );

  it.each(forAdmins)("$name answers 403 to an agent", async (call) => {
    const response = await ada.ask(call, { body: sampleBody(call) });
    expect(response.status).toBe(403);
    expect(await judged(response)).toMatchObject({ code: "NOT_ALLOWED" });
  });

  it.each(writing.filter(({ path }) => !BY_SECRET.test(path)))(
    "$name refuses another site that uses a browser's cookies",
    async (call) => {
      const foreign: Headers[] = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: "http://localhost.evil.example" },
        { "sec-fetch-site": "cross-site" },
      ];
      for (const from of foreign) {
        const response = await askSignedOut(call, {
          headers: { cookie: ada.cookie, ...from },
          body: sampleBody(call),
        });
        expect(response.status).toBe(403);
        expect(await judged(response)).toMatchObject({ code: "NOT_ALLOWED" });
      }
    },
  );
});

it("a browser writes with its cookies from our own pages", async () => {
  const own = calls.find(({ name }) => name === "POST /api/users");
  if (!own) throw new Error("POST /api/users is gone");
  const ours: Headers[] = [{ origin: "http://localhost" }, { "sec-fetch-site": "same-origin" }, {}];
  for (const origin of ours) {
    const response = await askSignedOut(own, { headers: { cookie: ada.cookie, ...origin }, body: {} });
    expect(response.status).toBe(200);
  }
});

describe("ids", () => {
  it.each(withId)(
    "$name answers the same 404 to another agent's, unknown and malformed ids",
    async (call) => {
      const asker = forAdmins.includes(call) ? await newPerson(db, "ADMIN") : ada;
      const ben = await newPerson(db);
      const foreign = await idsOf(ben.id);
      const sample = { body: sampleBody(call), query: sampleQuery(call) };
      const unknown = await asker.ask(call, sample);
      expect(unknown.status).toBe(404);
      const wanted = await judged(unknown);
      const before = await everythingOf(db, ben.id);
      for (const id of [...(asker === ada ? foreign : []), ...MALFORMED]) {
        const response = await asker.ask(call, { ...sample, params: { id } });
        expect([id, response.status]).toEqual([id, 404]);
        expect(await judged(response)).toEqual(wanted);
      }
      expect(await everythingOf(db, ben.id)).toEqual(before);
    },
  );

  const anyPath = known.filter(({ params, path }) => params.length > 0 && !BY_SECRET.test(path));
  it.each(anyPath)("$name bears every path", async (call) => {
    for (const value of MALFORMED) {
      const params = Object.fromEntries(call.params.map((name) => [name, value]));
      await judged(await ada.ask(call, { params, body: sampleBody(call) }));
    }
  });
});

describe("a path that nobody serves", () => {
  it.each(calls.filter(({ path }) => path === UNKNOWN))(
    "$name answers a 404 in the error shape",
    async (call) => {
      for (const path of [[], ["nothing"], ["bookings", "1", "2", "3"]]) {
        const request = new Request(`http://localhost/api/${path.join("/")}`, { method: call.method });
        const response = await call.handler(request, { params: Promise.resolve({ path }) });
        expect(response.status).toBe(404);
        expect(await judged(response)).toMatchObject({ code: "NOT_FOUND" });
      }
    },
  );
});

/** Creates a row of this agent's in every table, and returns all their ids. */
async function idsOf(agent: string): Promise<string[]> {
  const ids: string[] = [];
  const tables = await tenantTables(db);
  for (const table of tables.filter(({ name }) => name !== "users")) {
    const { id } = await plantRow(db, table, agent);
    if (typeof id === "string") ids.push(id);
  }
  return ids;
}
