import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startFake } from "../../support/billing/billing-app";
import { db } from "../../support/database/database";
import { BY_SECRET, known, takingJson, UPLOADS, writing } from "../../support/http/calls";
import { hostileQueriesOf, sampleBody, takesQuery } from "../../support/http/every-endpoint";
import { hostileBodies } from "../../support/http/sample-input";
import { everythingOf, judged, newPerson, type Person } from "../../support/people/api-person";

// Calls that send email accept their sample only if an outbox is configured.
const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "http://localhost:3000" });
// Calls to the payment provider accept their sample only if one exists.
const fake = await startFake();
afterAll(async () => {
  await fake.stop();
  rmSync(OUTBOX, { recursive: true, force: true });
});

/**
 * Calls that accept additional fields: the sign-in library defines their input, and passwords are handled by the
 * sign-in.
 */
const TAKES_MORE = new Set([
  "POST /api/users",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-up/email",
]);

let ada: Person;
let root: Person;
beforeEach(async () => {
  [ada, root] = await Promise.all([newPerson(db), newPerson(db, "ADMIN")]);
});

/** The person who is authorised for a path. */
const asker = (call: { readonly path: string }) => (call.path.startsWith("/api/admin/") ? root : ada);

describe("what is asked", () => {
  it.each(takingJson)("$name takes its sample, so that what is tried on it means something", async (call) => {
    const response = await asker(call).ask(call, { body: sampleBody(call) });
    expect([response.status === 400, await response.text()]).toEqual([false, expect.anything()]);
  });

  it.each(takingJson)("$name takes JSON alone, at most 1 MB and 50 levels of it", async (call) => {
    const verdict = async (body: unknown, headers = {}) => {
      const response = await asker(call).ask(call, { body, headers });
      await judged(response);
      return response.status;
    };
    expect(await verdict("{}", { "content-type": "text/plain" })).toBe(415);
    expect(await verdict("a=b", { "content-type": "application/x-www-form-urlencoded" })).toBe(415);
    expect(await verdict(`"${"x".repeat(1_000_001)}"`)).toBe(413);
    expect(await verdict("{}", { "content-length": "1000001" })).toBe(413);
    for (const broken of [
      "{",
      "undefined",
      "NaN",
      "{'a':1}",
      '{"a":1}}',
      "\u0000",
      new Uint8Array([0xff, 0xfe]),
    ]) {
      expect([broken, await verdict(broken)]).toEqual([broken, 400]);
    }
    expect(await verdict("[".repeat(51) + "]".repeat(51))).toBe(400);
    expect(await verdict("[".repeat(100_000) + "]".repeat(100_000))).toBe(400);
    for (const other of ["[]", "null", "1", "true", '"text"', "[[]]"])
      expect([other, await verdict(other)]).toEqual([other, 400]);
  });

  it.each(takingJson.filter(({ name }) => !TAKES_MORE.has(name)))(
    "$name refuses a field that it doesn't know, and names it",
    async (call) => {
      const misspelt = { ...(sampleBody(call) as object), clientNmae: "Marta Lind" };
      const response = await asker(call).ask(call, { body: misspelt });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: "INVALID_INPUT", fields: { clientNmae: [expect.stringContaining("clientNmae")] } },
      ]);
    },
  );

  it.each(takingJson)(
    "$name answers a hostile value in any field with a 4xx at worst",
    async (call) => {
      for (const body of hostileBodies(sampleBody(call))) await judged(await asker(call).ask(call, { body }));
      const polluting = JSON.stringify(sampleBody(call) ?? {}).replace(
        /}$/,
        ',"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}}}',
      );
      await judged(await asker(call).ask(call, { body: polluting }));
      expect(Reflect.get({}, "role")).toBeUndefined();
    },
    60_000,
  );

  it.each(takingJson)("$name lets no forbidden field change anything", async (call) => {
    const ben = await newPerson(db);
    const id = randomUUID();
    const forbidden = {
      id,
      userId: ben.id,
      user_id: ben.id,
      ownerId: ben.id,
      owner_id: ben.id,
      role: "ADMIN",
      isVerified: true,
      is_verified: true,
      status: "PAID",
      isAdmin: true,
    };
    const before = await everythingOf(db, ben.id);
    await judged(await ada.ask(call, { body: { ...(sampleBody(call) as object), ...forbidden } }));
    expect(await everythingOf(db, ben.id)).toEqual(before);
    expect(await db`select from users where role = 'ADMIN' and id <> ${root.id}`).toEqual([]);
    expect(await db`select from suppliers where is_verified`).toEqual([]);
    expect(await db`select from bookings where id = ${id} or status = 'PAID'`).toEqual([]);
  });

  it.each(known.filter(({ method, path }) => method === "GET" && !BY_SECRET.test(path)))(
    "$name bears every query and changes nothing",
    async (call) => {
      const before = await everythingOf(db, ada.id);
      for (const query of hostileQueriesOf(call)) await judged(await asker(call).ask(call, { query }));
      expect(await everythingOf(db, ada.id)).toEqual(before);
    },
    60_000,
  );

  it.each(known.filter((call) => takesQuery(call, "limit")))(
    "$name pages from 1, by 1 to 100",
    async (call) => {
      for (const query of [
        "?limit=0",
        "?limit=-1",
        "?limit=101",
        "?limit=1.5",
        "?limit=NaN",
        "?limit=",
        "?limit=1e3",
      ]) {
        const response = await asker(call).ask(call, { query });
        expect([query, response.status]).toEqual([query, 400]);
      }
    },
  );

  it.each(writing.filter(({ path, shape }) => UPLOADS.test(path) && !shape?.body))(
    "$name refuses what is no file",
    async (call) => {
      const kinds = [
        "application/json",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "message/rfc822",
      ];
      for (const type of kinds) {
        for (const body of ["", "{}", "--x\r\n\r\n", "\u0000"]) {
          const response = await asker(call).ask(call, { headers: { "content-type": type }, body });
          expect([type, body, response.status < 500]).toEqual([type, body, true]);
          await judged(response);
        }
      }
    },
  );
});
