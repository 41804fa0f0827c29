import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as importCsv } from "@/app/api/bookings/import-csv/route";
import { POST as create } from "@/app/api/bookings/route";
import { once } from "@/lib/delivery/endpoint";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, inTransaction } from "@/lib/platform/context/transaction";
import { csv, form, row } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { DRAFT } from "../../support/http/booking-draft";
import { BY_SECRET, known } from "../../support/http/calls";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db, { role: "ADMIN" }), newAgent(db)]);
});

function make(key: string, body: unknown = DRAFT, agent = ada): Promise<Response> {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  return agent.ask(create, "/api/bookings", { method: "POST", headers, body: JSON.stringify(body) });
}

const bookingsOf = async (agent = ada) =>
  (await db`select id from bookings where user_id = ${agent.id}`).length;
const keysOf = (agent = ada) => db`select * from idempotency_keys where user_id = ${agent.id}`;
const told = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string; message?: string }).code,
];

describe("a call with an Idempotency-Key", () => {
  it("is done once, and answered the same again to the same caller alone", async () => {
    const first = await make('"k-1"');
    const again = await make("k-1");
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([200, null]);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get("content-type")).toBe("application/json");
    expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect((await make("k-1", DRAFT, ben)).headers.get("idempotent-replayed")).toBeNull();
    expect([await bookingsOf(), await bookingsOf(ben)]).toEqual([1, 1]);
  });

  it("is refused where the key was another call's", async () => {
    await make("k-1");
    expect(await told(await make("k-1", { ...DRAFT, clientName: "Somebody Else" }))).toEqual([
      422,
      "KEY_REUSED",
    ]);
    expect(await bookingsOf()).toBe(1);
  });

  it("of many at once makes one", async () => {
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => make("k-1")))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await bookingsOf()).toBe(1);
  });

  it("waits for the first, is done where that ended without a trace, and not where it stored something", async () => {
    await make("k-1");
    await db`update idempotency_keys set status = null, answer = null, is_stored = false,
      claimed_until = now() + interval '1 minute'`;
    expect(await told(await make("k-1"))).toEqual([409, "CONFLICT"]);
    await db`update idempotency_keys set is_stored = true, claimed_until = now() - interval '1 minute'`;
    const unknown = await make("k-1");
    expect(unknown.status).toBe(409);
    expect(await unknown.json()).toMatchObject({ message: expect.stringContaining("stored something") });
    await db`delete from bookings where user_id = ${ada.id}`;
    await db`update idempotency_keys set is_stored = false`;
    expect((await make("k-1")).status).toBe(200);
    expect(await bookingsOf()).toBe(1);
  });

  it("a day later is another", async () => {
    await make("k-1");
    await db`delete from bookings where user_id = ${ada.id}`;
    await db`update idempotency_keys set created_at = now() - interval '25 hours'`;
    expect((await make("k-1")).headers.get("idempotent-replayed")).toBeNull();
    expect(await bookingsOf()).toBe(1);
  });

  it("leaves the key free where it is refused, and refuses what is no key", async () => {
    expect((await make("k-1", { totalBookingAmount: "a lot" })).status).toBe(400);
    await make("k-0");
    expect((await make("k-1")).status).toBe(409);
    expect(await keysOf()).toHaveLength(1);
    for (const key of ["", "two words", "x".repeat(256)]) {
      const refusal = await make(key);
      expect([refusal.status, await refusal.json()]).toMatchObject([
        400,
        { fields: { "Idempotency-Key": [expect.any(String)] } },
      ]);
    }
  });

  it("may be a file, whose form is separated anew", async () => {
    const send = (file: string) =>
      ada.ask(importCsv, "/api/bookings/import-csv", {
        method: "POST",
        headers: { "idempotency-key": "k-1" },
        body: form({ file }),
      });
    const first = await send(csv(row("A1")));
    const again = await send(csv(row("A1")));
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(await again.text()).toBe(await first.text());
    expect((await send(csv(row("A2")))).status).toBe(422);
    expect(await bookingsOf()).toBe(1);
  });
});

describe("the transaction that makes something", () => {
  const call = { key: "k-1", fingerprint: "f", seconds: 10 };
  const rename = () =>
    once(ada.ctx, call, async (ctx) => {
      await inTransaction(ctx, (tx) =>
        tx.db.execute(sql`update users set name = 'New' where id = ${ada.id}`),
      );
      throw new Failure("PROVIDER_FAILED");
    });

  it("notes so for its key, and an answer of our own fault is not kept", async () => {
    await expect(rename()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(await keysOf()).toMatchObject([{ is_stored: true, status: null }]);
    await expect(rename()).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("keeps a refusal that came after something was stored", async () => {
    const refused = once(ada.ctx, call, async (ctx) => {
      await inTransaction(ctx, (tx) =>
        tx.db.execute(sql`update users set name = 'New' where id = ${ada.id}`),
      );
      throw new Failure("NOT_FOUND");
    });
    await expect(refused).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await once(ada.ctx, call, () => Promise.reject(new Error("done twice")))).status).toBe(404);
  });

  it("may be an administrator's, on nobody's rows or somebody else's", async () => {
    const renamed = (id: string) => sql`update bookings set client_name = 'New' where user_id = ${id}`;
    await make("k-0", DRAFT, ben);
    for (const [key, work] of Object.entries({
      theirs: (ctx: Context) => inTenant(ctx, ben.id, (tx) => tx.db.execute(renamed(ben.id))),
      nobodys: (ctx: Context) =>
        inSystemTransaction(ctx, async (tx) => {
          await inTenant(tx, ben.id, (own) => own.db.execute(renamed(ben.id)));
        }),
    })) {
      await once(ada.ctx, { ...call, key }, async (ctx) => {
        await work(ctx);
        return Response.json({});
      });
      expect((await keysOf()).filter((row) => row.key === key)).toMatchObject([
        { is_stored: true, status: 200 },
      ]);
    }
  });

  it("is undone where another try has the key by now, and one that changes nothing notes nothing", async () => {
    const overtaken = once(ada.ctx, call, async (ctx) => {
      await inTransaction(ctx, (tx) => tx.db.execute(sql`select 1`));
      expect(await keysOf()).toMatchObject([{ is_stored: false }]);
      await db`update idempotency_keys set claim = ${"0190b6a2-0000-7000-8000-0000000000bb"}`;
      await inTransaction(ctx, (tx) =>
        tx.db.execute(sql`update users set name = 'New' where id = ${ada.id}`),
      );
      return Response.json({});
    });
    await expect(overtaken).rejects.toMatchObject({ code: "CONFLICT" });
    const [{ name } = {}] = await db`select name from users where id = ${ada.id}`;
    expect(name).toBe("Ada Fern");
  });
});

/** Calls that create nothing: reads, repeatable decisions, and calls that detect repeats themselves. */
const MAKES_NOTHING =
  /\/(list|preview|statement|resend|ignore|supplier|action|discard|approve|paid|answer|came-back|take-back|put-back|take-out|lock|unlock)$|^\/api\/(auth|users|subscription|unsubscribe)\b/;

it("every call that posts takes a key, unless it makes nothing", () => {
  const posts = known.filter(
    ({ method, path, shape }) => method === "POST" && !BY_SECRET.test(path) && !shape?.once,
  );
  expect(posts.filter(({ path }) => !MAKES_NOTHING.test(path)).map(({ name }) => name)).toEqual([]);
});
