import { beforeEach, expect, it } from "vitest";
import type { ChaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";
import { retryChaseEmail, sendChaseEmail } from "@/lib/ledger/bookings/chase/send-chase-email";
import { json } from "../../rules/inbound-mail/fake-resend";
import { db } from "../../support/database/database";
import {
  agentToPay,
  drainLater,
  emailTo,
  firstToChase,
  providerOfFile,
} from "../../support/mails/chase-emails";
import type { TestAgent } from "../../support/people/agent";

const provider = providerOfFile();

let ada: TestAgent;
let mail: ChaseEmailDraft;
beforeEach(async () => {
  provider.reset();
  const { agent, supplierId } = await agentToPay(db);
  ada = agent;
  mail = emailTo(supplierId);
});

const prove = (verified: boolean) => db`update users set email_verified = ${verified} where id = ${ada.id}`;

it("an agent whose own address is not verified sends nobody a mail, and nothing is kept of it", async () => {
  await prove(false);
  await expect(sendChaseEmail(ada.ctx, mail)).rejects.toMatchObject({ code: "ADDRESS_UNVERIFIED" });
  expect(await db`select from outbound_emails`).toHaveLength(0);
  expect(await db`select from chases`).toHaveLength(0);
  await prove(true);
  await sendChaseEmail(ada.ctx, mail);
  await drainLater(db);
  expect(provider.keys).toEqual([mail.id]);
});

it("a mail doesn't leave when the address loses its proof while it waits; it says so, and can be tried again", async () => {
  await sendChaseEmail(ada.ctx, mail);
  await prove(false);
  await drainLater(db);
  expect(provider.keys).toEqual([]);
  expect(await firstToChase(ada)).toMatchObject({
    lastContactedAt: null,
    lastEmail: { state: "failed", reason: "Your own email address is not verified." },
  });
  await expect(retryChaseEmail(ada.ctx, mail.id)).rejects.toMatchObject({ code: "ADDRESS_UNVERIFIED" });
  await prove(true);
  await retryChaseEmail(ada.ctx, mail.id);
  await drainLater(db);
  expect(provider.keys).toEqual([`${mail.id}/2`]);
});

it("a mail that may have left is followed to its end", async () => {
  provider.answering(json(500, { name: "application_error" }));
  await sendChaseEmail(ada.ctx, mail);
  await drainLater(db);
  await prove(false);
  provider.answering(json(200, { id: "re-1" }));
  await drainLater(db);
  expect(provider.keys).toEqual([mail.id, mail.id]);
  expect(await firstToChase(ada)).toMatchObject({ lastEmail: { state: "sent" } });
});
