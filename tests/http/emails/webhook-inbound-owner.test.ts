import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { EACH_PROVIDER } from "../../support/mails/inbound-deliveries";
import { openInboundWebhook, outcomeOf } from "../../support/mails/inbound-webhook";

type Agent = Awaited<ReturnType<typeof toNewAgent>>;

const { db, toNewAgent, delivery, sent, close } = await openInboundWebhook();
afterAll(close);

let ada: Agent;
let ben: Agent;
beforeEach(async () => {
  ben = await toNewAgent();
  ada = await toNewAgent();
});

const owners = async () => {
  const rows = await db<{ user_id: string }[]>`select user_id from emails order by created_at`;
  return rows.map((row) => row.user_id);
};
const forwardsFrom = (agent: Agent, address: string) =>
  db`insert into forwarding_addresses (user_id, id, address, verified_at, created_at)
    values (${agent.agent.id}, ${randomUUID()}, ${address}, now(), now())`;

describe.each(EACH_PROVIDER)("a mail by %s that names two agents", (provider) => {
  const deliver = async (mark: string, differently: Parameters<typeof delivery>[2]) =>
    outcomeOf(await sent(provider, delivery(provider, mark, differently)));

  it("is the envelope recipient's alone, and the other's by a delivery of its own", async () => {
    const to = [ben.address, ada.address];
    await deliver("m1", { envelope: ada.address, to });
    expect(await owners()).toEqual([ada.agent.id]);
    await deliver("m2", { envelope: ben.address, to });
    expect(await owners()).toEqual([ada.agent.id, ben.agent.id]);
  });

  it("without an envelope is the first one's, whatever the order of headers and names", async () => {
    const stranger = "team@agency.example";
    const addresses = fc.shuffledSubarray([ada.address, ben.address, stranger], { minLength: 1 });
    let mark = 0;
    await fc.assert(
      fc.asyncProperty(addresses, addresses, async (to, cc) => {
        await db`delete from emails`;
        mark += 1;
        const outcome = await deliver(`m${mark}`, { envelope: "", to, cc });
        const first = [...to, ...cc].find((one) => one !== stranger);
        const owner = [ada, ben].find((one) => one.address === first)?.agent.id;
        expect(await owners()).toEqual(owner ? [owner] : []);
        expect(outcome).toBe(owner ? "stored" : "unowned");
      }),
      { numRuns: 25 },
    );
  });

  it("is a private address's, not a verified sender's", async () => {
    await forwardsFrom(ben, "res@harbour.test");
    await deliver("m1", { envelope: "", to: ["x@in.tallyport.example"], cc: [ada.address] });
    expect(await owners()).toEqual([ada.agent.id]);
  });
});

describe.each(EACH_PROVIDER)("a mail by %s to an agent's token at another domain", (provider) => {
  it("is nobody's, by its envelope as by its headers, and the agent's at ours however it is written", async () => {
    const elsewhere = ada.address.replace(/@.*/, "@in.tallyport.example.evil.example");
    const away = { envelope: elsewhere, to: [elsewhere], cc: [ada.address.replace("@", "@mx.")] };
    expect(await outcomeOf(await sent(provider, delivery(provider, randomUUID(), away)))).toBe("unowned");
    const ours = { envelope: elsewhere, to: [ada.address.toUpperCase()] };
    expect(await outcomeOf(await sent(provider, delivery(provider, randomUUID(), ours)))).toBe("stored");
    expect(await owners()).toEqual([ada.agent.id]);
  });
});

describe.each(EACH_PROVIDER)("a mail by %s to no private address", (provider) => {
  const nowhere = { envelope: "bookings@in.tallyport.example", to: ["bookings@in.tallyport.example"] };
  const deliver = async (differently: Parameters<typeof delivery>[2]) =>
    outcomeOf(await sent(provider, delivery(provider, randomUUID(), { ...nowhere, ...differently })));

  it("is the agent's whose verified address From is, unless the provider refutes the sender", async () => {
    await forwardsFrom(ada, "desk@agency.example");
    expect(await deliver({ from: "desk@agency.example" })).toBe("stored");
    const spoofed = { from: "desk@agency.example", headers: { "Received-SPF": "Fail (not authorised)" } };
    expect(await deliver(spoofed)).toBe("unowned");
    expect(await owners()).toEqual([ada.agent.id]);
  });

  it("is nobody's by Reply-To, Sender or Return-Path", async () => {
    await forwardsFrom(ada, "desk@agency.example");
    for (const name of ["Reply-To", "Sender", "Return-Path"]) {
      expect(await deliver({ headers: { [name]: "desk@agency.example" } })).toBe("unowned");
    }
    expect(await owners()).toEqual([]);
  });

  it("is nobody's when its sender and its forwarder are two agents, until an administrator decides", async () => {
    await forwardsFrom(ada, "desk@agency.example");
    await forwardsFrom(ben, "office@agency.example");
    const headers = { "X-Forwarded-For": "office@agency.example bookings@in.tallyport.example" };
    expect(await deliver({ from: "desk@agency.example", headers })).toBe("unowned");
    expect(await db`select reason from unowned_emails`).toEqual([
      { reason: "The sender's addresses belong to more than one agent." },
    ]);
  });
});
