import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { listOutboundEmails } from "@/lib/accounts/outbound-emails/read-outbound-emails";
import type { ChaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";
import {
  retryChaseEmail,
  sendChaseEmail,
  withdrawChaseEmail,
} from "@/lib/ledger/bookings/chase/send-chase-email";
import { json } from "../../rules/inbound-mail/fake-resend";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import {
  agentToPay,
  CONTACT,
  drain,
  drainLater,
  emailTo,
  firstToChase,
  providerOfFile,
  setContact,
} from "../../support/mails/chase-emails";
import { letTimePass } from "../../support/mails/mail-flood";
import { newAgent, type TestAgent } from "../../support/people/agent";

const provider = providerOfFile();

let ada: TestAgent;
let supplierId: string;
beforeEach(async () => {
  provider.reset();
  ({ agent: ada, supplierId } = await agentToPay(db));
});
const draft = (change: Partial<ChaseEmailDraft> = {}) => emailTo(supplierId, change);
const sending = (change: Partial<ChaseEmailDraft> = {}) => sendChaseEmail(ada.ctx, draft(change));

describe("a mail to a supplier", () => {
  it("is stored with the note that the supplier was asked and with its job, and leaves later", async () => {
    const mail = draft();
    await drain();
    await sendChaseEmail(ada.ctx, mail);
    expect(await drain()).toBe(0);
    expect(provider.keys).toEqual([]);
    expect(await firstToChase(ada)).toMatchObject({
      lastContactedAt: expect.any(String),
      lastEmail: { state: "waiting", to: CONTACT, subject: mail.subject },
    });
    expect(
      await db`select state::text, start_after > now() + interval '10 seconds' as waits
        from pgboss.job where name = 'send-email'`,
    ).toEqual([{ state: "created", waits: true }]);
    await drainLater(db);
    expect(provider.keys).toEqual([mail.id]);
    expect(await firstToChase(ada)).toMatchObject({
      lastEmail: { state: "sent", via: "provider", reason: null },
    });
    expect(await db`select sent_via, provider_id, reply_to, from_name from outbound_emails`).toEqual([
      { sent_via: "provider", provider_id: "re-1", reply_to: `${ada.id}@agents.test`, from_name: "Ada Fern" },
    ]);
    expect(await db`select supplier_id from activities where type = 'EMAIL_SENT'`).toEqual([
      { supplier_id: supplierId },
    ]);
    expect(await listOutboundEmails(ada.ctx, supplierId)).toMatchObject([
      { subject: mail.subject, body: mail.body, state: "sent" },
    ]);
  });

  it("is one mail however often it is asked for, one after the other and at once", async () => {
    const mail = draft();
    await Promise.all([1, 2, 3, 4].map(() => sendChaseEmail(ada.ctx, mail)));
    await sendChaseEmail(ada.ctx, { ...mail, subject: "Changed" });
    await drainLater(db);
    await sendChaseEmail(ada.ctx, mail);
    await drainLater(db);
    expect(provider.keys).toEqual([mail.id]);
    expect(await db`select subject from outbound_emails`).toEqual([{ subject: mail.subject }]);
    expect(await db`select from chases`).toHaveLength(1);
    expect(await db`select from audit_log where action = 'chase.contacted'`).toHaveLength(1);
  });

  it("is refused while another window's mail to the supplier waits", async () => {
    const both = await Promise.allSettled([sending(), sending()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(sending()).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await db`select from chases`).toHaveLength(1);
    await drainLater(db);
    await sending();
    expect(await db`select from outbound_emails`).toHaveLength(2);
  });

  it("goes to the stored contact alone", async () => {
    await expect(sending({ to: "thief@elsewhere.test" })).rejects.toMatchObject({ code: "CONFLICT" });
    await setContact(db, ada, null);
    await expect(sending()).rejects.toMatchObject({ code: "CONTACT_MISSING" });
    await setContact(db, ada, "ines@localhost,other@harbour");
    await expect(sending()).rejects.toMatchObject({ code: "CONTACT_MISSING" });
    expect(await db`select from outbound_emails`).toHaveLength(0);
    expect(await db`select from chases`).toHaveLength(0);
  });

  it("is for a supplier that owes this agent something overdue, whoever else knows it", async () => {
    const { supplierId: theirs } = await agentToPay(db);
    const notYet = (await booked(ada, { supplier: { name: "Cove Cruises" } })).supplier?.id ?? "";
    for (const other of [theirs, notYet, randomUUID()]) {
      await expect(sending({ supplierId: other })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("is nobody else's to see, to take back or to send again", async () => {
    const ben = await newAgent(db);
    const mail = draft();
    await sendChaseEmail(ada.ctx, mail);
    expect(await listOutboundEmails(ben.ctx, supplierId)).toEqual([]);
    await expect(withdrawChaseEmail(ben.ctx, mail.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(retryChaseEmail(ben.ctx, mail.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "waiting" } });
  });

  it("is limited to 60 an hour", async () => {
    for (let count = 0; count < 60; count += 1) {
      await expect(sending({ to: "wrong@harbour.test" })).rejects.toMatchObject({ code: "CONFLICT" });
    }
    await expect(sending()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("goes with its agent", async () => {
    await sending();
    await db`delete from users where id = ${ada.id}`;
    expect(await db`select from outbound_emails`).toHaveLength(0);
  });
});

describe("taking a mail back", () => {
  it("takes the note back with it, and nothing leaves", async () => {
    const mail = draft();
    await sendChaseEmail(ada.ctx, mail);
    await withdrawChaseEmail(ada.ctx, mail.id);
    await withdrawChaseEmail(ada.ctx, mail.id);
    expect(await firstToChase(ada)).toMatchObject({ lastContactedAt: null, lastEmail: null });
    await drainLater(db);
    expect(provider.keys).toEqual([]);
    expect(await listOutboundEmails(ada.ctx, supplierId)).toMatchObject([{ state: "withdrawn" }]);
    await sending();
  });

  it("comes too late while the provider has it, and for what has left", async () => {
    const mail = draft();
    const tooLate = () =>
      expect(withdrawChaseEmail(ada.ctx, mail.id)).rejects.toMatchObject({ code: "CONFLICT" });
    const inHand = Promise.withResolvers<() => void>();
    provider.answering((request, response) =>
      inHand.resolve(() => json(200, { id: "re-1" })(request, response)),
    );
    await sendChaseEmail(ada.ctx, mail);
    const worker = drainLater(db);
    const answer = await inHand.promise;
    await tooLate();
    expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sending" } });
    answer();
    await worker;
    await tooLate();
    expect(await firstToChase(ada)).toMatchObject({
      lastContactedAt: expect.any(String),
      lastEmail: { state: "sent" },
    });
  });

  it.each(Array.from({ length: 12 }, (_, round) => round))(
    "and sending it at the same moment never both succeed (round %i)",
    async (round) => {
      const mail = draft();
      await sendChaseEmail(ada.ctx, mail);
      await letTimePass(db);
      const worker = drain();
      for (let turn = 0; turn < round * 2; turn += 1) await db`select`;
      const isWithdrawn = await withdrawChaseEmail(ada.ctx, mail.id).then(
        () => true,
        () => false,
      );
      await worker;
      await drain();
      expect(provider.keys).toEqual(isWithdrawn ? [] : [mail.id]);
      expect(await listOutboundEmails(ada.ctx, supplierId)).toMatchObject([
        { state: isWithdrawn ? "withdrawn" : "sent" },
      ]);
    },
  );

  it("is refused by the database itself once a mail is on its way", async () => {
    await sending();
    await db`update outbound_emails set sending_at = now()`;
    await expect(db`update outbound_emails set withdrawn_at = now()`).rejects.toMatchObject({
      code: "23514",
    });
  });
});
