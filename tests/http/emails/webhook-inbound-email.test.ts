import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { drainJobs } from "@/lib/worker/run-jobs";
import { testSettings } from "../../support/app/environment";
import { EACH_PROVIDER } from "../../support/mails/inbound-deliveries";
import { expectErrorShape, openInboundWebhook, outcomeOf } from "../../support/mails/inbound-webhook";

const SECRET = testSettings("").INBOUND_WEBHOOK_SECRET ?? "";
const { db, toAddress, toNewAgent, delivery, sent, counts, close } = await openInboundWebhook();
afterAll(close);
beforeEach(toNewAgent);

const drain = () => drainJobs(Date.now() + 15_000);

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
  it("of one message to two agents reaches both, each once", async () => {
    const first = delivery("raw", "m1");
    await toNewAgent();
    const second = delivery("raw", "m1");
    const outcomes = await Promise.all(
      [first, second, first, second].map(async (one) => outcomeOf(await sent("raw", one))),
    );
    expect(outcomes.sort()).toEqual(["known", "known", "stored", "stored"]);
    expect(await db`select distinct user_id from emails`).toHaveLength(2);
  });

  it("for nobody is kept once for administrators, and no agent has it", async () => {
    toAddress("nobody");
    const outcomes = await Promise.all(
      [1, 2, 3].map(async () => outcomeOf(await sent("raw", delivery("raw", "m1")))),
    );
    expect(outcomes.sort()).toEqual(["known", "known", "unowned"]);
    expect(await db`select from unowned_emails`).toHaveLength(1);
    expect((await counts())?.emails).toBe(0);
  });
});

async function everything() {
  return db`select (select array_agg(e::text order by id) from emails e) as emails,
    (select array_agg(i::text order by id) from email_items i) as items,
    (select array_agg(a::text order by id) from activities a) as activities,
    (select array_agg(n::text order by id) from notifications n) as notifications,
    (select count(*) from pgboss.job where name = 'extract-email') as jobs`;
}
