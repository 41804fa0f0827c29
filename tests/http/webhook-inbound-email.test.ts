import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeResend } from "../rules/inbound-mail/fake-resend";
import { newAgent } from "../support/agent";
import { superuserUrl } from "../support/database-url";
import { testSettings } from "../support/environment";
import {
  type Delivery,
  delivery as deliveryOf,
  EACH_PROVIDER,
  RESEND_SIGNING_SECRET,
  signed,
} from "../support/inbound-deliveries";

const SECRET = testSettings("").INBOUND_WEBHOOK_SECRET ?? "";
const resend = new FakeResend();
const db = postgres(superuserUrl(), { max: 2, onnotice: () => undefined });

type Post = (request: Request, route: { params: Promise<{ provider: string }> }) => Promise<Response>;
let post: Post;
let drain: () => Promise<number>;
beforeAll(async () => {
  await resend.start();
  Object.assign(process.env, {
    RESEND_WEBHOOK_SECRET: RESEND_SIGNING_SECRET,
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: resend.url,
  });
  post = (await import("@/app/api/webhooks/inbound-email/[provider]/route")).POST;
  const { drainJobs } = await import("@/lib/worker/run-jobs");
  drain = () => drainJobs(Date.now() + 15_000);
});
afterAll(async () => {
  const { stopBoss } = await import("@/lib/jobs/job.sql");
  await stopBoss();
  await resend.stop();
  await db.end();
});

let token: string;
beforeEach(async () => {
  const { id } = await newAgent(db);
  token = randomBytes(13).toString("hex");
  await db`insert into inbound_addresses (token, user_id, created_at) values (${token}, ${id}, now())`;
  resend.reset();
});

describe.each(EACH_PROVIDER)("a delivery by %s", (provider) => {
  const deliver = (mark: string) => sent(provider, delivery(provider, mark));

  it("is stored once, with its job and its activity, and read once", async () => {
    expect(await outcomeOf(await deliver("m1"))).toBe("stored");
    expect(await counts()).toEqual({ emails: 1, deliveries: 1, activities: 1, jobs: 1 });
    expect(await drain()).toBe(1);
    const [email] = await db`select intake, confirmation_number from emails`;
    expect(email).toEqual({ intake: "EXTRACTED", confirmation_number: "HB-4471" });
  });

  it("changes nothing when it comes again, before, while and after it is read", async () => {
    await deliver("m1");
    expect(await outcomeOf(await deliver("m1"))).toBe("known");
    await Promise.all([drain(), deliver("m1"), deliver("m1")]);
    const before = await everything();
    expect(await outcomeOf(await deliver("m1"))).toBe("known");
    expect(await drain()).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it("is stored once of twelve at the same moment, in whatever order they come", async () => {
    const marks = ["m1", "m2", "m3", "m3", "m1", "m2", "m2", "m3", "m1", "m3", "m2", "m1"];
    const outcomes = await Promise.all(marks.map(async (mark) => outcomeOf(await deliver(mark))));
    expect(outcomes.filter((one) => one === "stored")).toHaveLength(3);
    expect(outcomes.filter((one) => one === "known")).toHaveLength(9);
    expect(await counts()).toEqual({ emails: 3, deliveries: 3, activities: 3, jobs: 3 });
  });

  it("answers 401 without its secret, never 403, and stores nothing", async () => {
    const { body, headers } = delivery(provider, "m1");
    const type = { "content-type": headers["content-type"] ?? "" };
    const forged = {
      ...headers,
      "x-webhook-secret": "wrong",
      authorization: "Basic eDp5",
      "svix-signature": "v1,eA==",
    };
    for (const wrong of [type, forged, { ...type, authorization: `Bearer ${SECRET.slice(1)}` }]) {
      const response = await sent(provider, { body, headers: wrong });
      expect(response.status).toBe(401);
      await expectErrorShape(response, "NOT_SIGNED_IN");
    }
    expect(await counts()).toEqual({ emails: 0, deliveries: 0, activities: 0, jobs: 0 });
  });

  it("answers 415 to another type of content and 413 to more than it takes", async () => {
    const { headers } = delivery(provider, "m1");
    if (provider !== "resend") {
      const wrong = await sent(provider, { body: "x", headers: { ...headers, "content-type": "text/html" } });
      expect(wrong.status).toBe(415);
      await expectErrorShape(wrong, "WRONG_CONTENT_TYPE");
    }
    const announced = await sent(provider, {
      body: "{}",
      headers: { ...headers, "content-length": "45000001" },
    });
    expect(announced.status).toBe(413);
    const large = await sent(provider, { body: new Uint8Array(36 * 1024 * 1024).fill(65), headers });
    expect(large.status).toBe(413);
    await expectErrorShape(large, "TOO_LARGE");
  });
});

describe("a delivery", () => {
  it.each(["{", "[]", "null", '{"MessageID":1}', '{"MessageID":""}', '"text"', "\u0000", "[".repeat(50_000)])(
    "of Postmark's that is %j answers 400",
    async (body) => {
      const response = await sent("postmark", { ...delivery("postmark", "m1"), body });
      expect(response.status).toBe(400);
      await expectErrorShape(response, "INVALID_INPUT");
    },
  );

  it("of Postmark's with absurd values answers a 4xx at worst", async () => {
    const sample = JSON.parse(String(delivery("postmark", "m1").body)) as Record<string, unknown>;
    for (const key of Object.keys(sample)) {
      for (const value of [null, 1, [], {}, "\ud800\u0000", "x".repeat(100_000), [[]], [{ Name: 1 }]]) {
        const body = JSON.stringify({ ...sample, [key]: value });
        const response = await sent("postmark", { ...delivery("postmark", "m1"), body });
        expect([key, response.status < 500]).toEqual([key, true]);
      }
    }
  });

  it.each(["", "\r\n\r\n", "\u0000\u0001\u0002", "hello", "{}"])(
    "of raw mail that is %j answers 400",
    async (body) => {
      const response = await sent("raw", { ...delivery("raw", "m1"), body });
      expect(response.status).toBe(400);
      await expectErrorShape(response, "INVALID_INPUT");
    },
  );

  it("of an event of Resend's that announces no message is ignored", async () => {
    const response = await sent("resend", signed({ type: "email.delivered", data: {} }));
    expect(response.status).toBe(200);
    expect(await outcomeOf(response)).toBe("ignored");
  });

  it.each([-301, 301])("of Resend's signed %d seconds away is refused", async (seconds) => {
    const event = { type: "email.received", data: { email_id: "m1" } };
    const response = await sent("resend", signed(event, new Date(Date.now() + seconds * 1000)));
    expect(response.status).toBe(401);
  });

  it("by a provider that is none answers 404", async () => {
    for (const provider of ["mailgun", "", "__proto__", "constructor", "../raw"]) {
      const response = await sent(provider, delivery("raw", "m1"));
      expect(response.status).toBe(404);
      await expectErrorShape(response, "NOT_FOUND");
    }
  });

  it("of one message to two agents reaches both, each once", async () => {
    const first = delivery("raw", "m1");
    const { id } = await newAgent(db);
    token = randomBytes(13).toString("hex");
    await db`insert into inbound_addresses (token, user_id, created_at) values (${token}, ${id}, now())`;
    const second = delivery("raw", "m1");
    const outcomes = await Promise.all(
      [first, second, first, second].map(async (one) => outcomeOf(await sent("raw", one))),
    );
    expect(outcomes.sort()).toEqual(["known", "known", "stored", "stored"]);
    expect(await db`select distinct user_id from emails`).toHaveLength(2);
  });

  it("for nobody is kept once for administrators, and no agent has it", async () => {
    token = "nobody";
    const outcomes = await Promise.all(
      [1, 2, 3].map(async () => outcomeOf(await sent("raw", delivery("raw", "m1")))),
    );
    expect(outcomes.sort()).toEqual(["known", "known", "unowned"]);
    expect(await db`select from unowned_emails`).toHaveLength(1);
    expect((await counts())?.emails).toBe(0);
  });

  it("is refused while no secret is configured", async () => {
    vi.resetModules();
    const kept = process.env.INBOUND_WEBHOOK_SECRET;
    Object.assign(process.env, { INBOUND_WEBHOOK_SECRET: "", RESEND_WEBHOOK_SECRET: "" });
    const { POST } = await import("@/app/api/webhooks/inbound-email/[provider]/route");
    for (const provider of EACH_PROVIDER) {
      const { body, headers } = delivery(provider, "m1");
      const empty = { ...headers, authorization: `Basic ${btoa("postmark:")}`, "x-webhook-secret": "" };
      const response = await POST(requestOf({ body, headers: empty }), {
        params: Promise.resolve({ provider }),
      });
      expect(response.status).toBe(401);
    }
    Object.assign(process.env, {
      INBOUND_WEBHOOK_SECRET: kept,
      RESEND_WEBHOOK_SECRET: RESEND_SIGNING_SECRET,
    });
    const { closeDatabases } = await import("@/db/client");
    await closeDatabases();
  });
});

function address(): string {
  return `${token}@in.tallyport.example`;
}

function delivery(provider: string, mark: string): Delivery {
  return deliveryOf(provider, { mark, address: address(), resend });
}

function requestOf({ body, headers }: Delivery): Request {
  return new Request("http://localhost/api/webhooks/inbound-email/x", { method: "POST", headers, body });
}

function sent(provider: string, given: Delivery): Promise<Response> {
  return post(requestOf(given), { params: Promise.resolve({ provider }) });
}

async function outcomeOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as { outcome?: unknown };
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body.outcome;
}

async function expectErrorShape(response: Response, code: string) {
  expect(await response.json()).toEqual({
    code,
    message: expect.stringMatching(/\S/),
    requestId: response.headers.get("x-request-id"),
    ...(code === "INVALID_INPUT" ? { fields: expect.anything() } : {}),
  });
}

async function counts() {
  const [row] = await db`select (select count(*)::int from emails) as emails,
    (select count(*)::int from inbound_deliveries) as deliveries,
    (select count(*)::int from activities) as activities,
    (select count(*)::int from pgboss.job where name = 'extract-email') as jobs`;
  return row;
}

async function everything() {
  return db`select (select array_agg(e::text order by id) from emails e) as emails,
    (select array_agg(i::text order by id) from email_items i) as items,
    (select array_agg(a::text order by id) from activities a) as activities,
    (select array_agg(n::text order by id) from notifications n) as notifications,
    (select count(*) from pgboss.job where name = 'extract-email') as jobs`;
}
