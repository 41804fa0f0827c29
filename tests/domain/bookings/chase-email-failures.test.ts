import { beforeEach, describe, expect, it } from "vitest";
import { giveUpOutboundEmail } from "@/lib/accounts/outbound-emails/fail-email";
import type { ChaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";
import {
  retryChaseEmail,
  sendChaseEmail,
  withdrawChaseEmail,
} from "@/lib/ledger/bookings/chase/send-chase-email";
import { systemContext } from "@/lib/platform/context/context";
import { listDeadLetters, retryDeadLetter } from "@/lib/platform/jobs/dead-letters";
import { giveUpDeadJobs } from "@/lib/worker/give-up";
import { json, reset } from "../../rules/inbound-mail/fake-resend";
import { db } from "../../support/database/database";
import {
  agentToPay,
  CONTACT,
  drainLater,
  emailTo,
  firstToChase,
  providerOfFile,
  setContact,
} from "../../support/mails/chase-emails";
import { newAgent, type TestAgent } from "../../support/people/agent";

const ATTEMPTS = 6;
const provider = providerOfFile();

let ada: TestAgent;
let mail: ChaseEmailDraft;
beforeEach(async () => {
  provider.reset();
  const { agent, supplierId } = await agentToPay(db);
  ada = agent;
  mail = emailTo(supplierId);
});

describe("a mail that the provider refuses", () => {
  beforeEach(async () => {
    provider.answering(
      json(422, { statusCode: 422, name: "validation_error", message: "Invalid `to` field." }),
    );
    await sendChaseEmail(ada.ctx, mail);
    await drainLater(db);
    expect(provider.keys).toEqual([mail.id]);
  });

  it("is shown as failed with the reason, asked nobody, and its agent is told", async () => {
    expect(await firstToChase(ada)).toMatchObject({
      lastContactedAt: null,
      lastEmail: { state: "failed", reason: "The mail provider refused this email." },
    });
    expect(await listDeadLetters((await newAgent(db, { role: "ADMIN" })).ctx)).toEqual([]);
    expect(await db`select title from notifications where user_id = ${ada.id}`).toEqual([
      { title: "An email to a supplier could not be sent" },
    ]);
    expect(await db`select from activities where type = 'EMAIL_SENT'`).toHaveLength(0);
  });

  it("is sent once by Try again, under another key", async () => {
    await retryChaseEmail(ada.ctx, mail.id);
    await retryChaseEmail(ada.ctx, mail.id);
    expect(await firstToChase(ada)).toMatchObject({
      lastContactedAt: expect.any(String),
      lastEmail: { state: "waiting" },
    });
    provider.answering(json(200, { id: "re-2" }));
    await drainLater(db);
    expect(provider.keys).toEqual([mail.id, `${mail.id}/2`]);
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sent", reason: null } });
  });

  it("and a new one to the same supplier at once: one of the two waits, the other is a conflict", async () => {
    const later = { ...ada.ctx, now: new Date(ada.ctx.now.getTime() + 60_000) };
    const outcomes = await Promise.allSettled([
      retryChaseEmail(ada.ctx, mail.id),
      sendChaseEmail(later, emailTo(mail.supplierId)),
    ]);
    const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toMatchObject([
      { code: "CONFLICT", message: "Another email to this supplier is about to be sent." },
    ]);
  });

  it("can be taken back after Try again", async () => {
    await retryChaseEmail(ada.ctx, mail.id);
    await withdrawChaseEmail(ada.ctx, mail.id);
    await drainLater(db);
    expect(provider.keys).toEqual([mail.id]);
    expect(await firstToChase(ada)).toMatchObject({ lastContactedAt: null, lastEmail: null });
  });

  it("is not sent to somebody who is the contact no more, but written anew", async () => {
    await setContact(db, ada, "other@harbour.test");
    await expect(retryChaseEmail(ada.ctx, mail.id)).rejects.toMatchObject({ code: "CONFLICT" });
    const later = { ...ada.ctx, now: new Date(ada.ctx.now.getTime() + 60_000) };
    await sendChaseEmail(later, emailTo(mail.supplierId, { to: "other@harbour.test" }));
    expect(await firstToChase(ada)).toMatchObject({
      lastEmail: { to: "other@harbour.test", state: "waiting" },
    });
    await setContact(db, ada, CONTACT);
    await expect(retryChaseEmail(ada.ctx, mail.id)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a mail that the provider can't take now", () => {
  it.each([
    ["429", json(429, { statusCode: 429, name: "rate_limit_exceeded" })],
    ["500", json(500, { name: "application_error" })],
    ["a lost connection", reset],
  ])("leaves once when it answers again after %s, under the same key", async (_what, answer) => {
    provider.answering(answer);
    await sendChaseEmail(ada.ctx, mail);
    await drainLater(db);
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sending" } });
    await expect(withdrawChaseEmail(ada.ctx, mail.id)).rejects.toMatchObject({ code: "CONFLICT" });
    provider.answering(json(200, { id: "re-1" }));
    await drainLater(db);
    expect(provider.keys).toEqual([mail.id, mail.id]);
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sent" } });
  });
});

describe("a mail that the provider never takes", () => {
  let admin: TestAgent;
  beforeEach(async () => {
    admin = await newAgent(db, { role: "ADMIN" });
    provider.answering(json(503, {}));
    await sendChaseEmail(ada.ctx, mail);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await drainLater(db);
    expect(provider.keys).toHaveLength(ATTEMPTS);
    await giveUpDeadJobs();
    provider.answering(json(200, { id: "re-1" }));
  });

  const letter = async () => (await listDeadLetters(admin.ctx))[0];

  it("is shown as failed, and its job is among the dead letters without a word of it", async () => {
    expect(await letter()).toMatchObject({ queue: "send-email", data: { emailId: mail.id } });
    expect(JSON.stringify(await letter())).not.toContain(CONTACT);
    expect(await firstToChase(ada)).toMatchObject({ lastContactedAt: null, lastEmail: { state: "failed" } });
  });

  it("leaves once, under its first key, when both its agent and an administrator try again", async () => {
    await retryChaseEmail(ada.ctx, mail.id);
    await retryDeadLetter(admin.ctx, (await letter())?.id ?? "");
    await drainLater(db);
    expect(provider.keys).toEqual(Array.from({ length: ATTEMPTS + 1 }, () => mail.id));
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sent" } });
  });

  it("is not given up again for a try that its agent has replaced", async () => {
    await retryChaseEmail(ada.ctx, mail.id);
    const job = { userId: ada.id, emailId: mail.id, attempt: 1 };
    await giveUpOutboundEmail(systemContext("give-up"), job);
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sending" } });
    await giveUpOutboundEmail(systemContext("give-up"), { ...job, attempt: 2 });
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "failed" } });
  });

  it("leaves by an administrator's Retry alone", async () => {
    await retryDeadLetter(admin.ctx, (await letter())?.id ?? "");
    await drainLater(db);
    expect(await firstToChase(ada)).toMatchObject({
      lastContactedAt: expect.any(String),
      lastEmail: { state: "sent" },
    });
  });
});
