import { expect, it } from "vitest";
import { sendEmail } from "@/lib/accounts/outbound-emails/send-email";
import { sendChaseEmail } from "@/lib/ledger/bookings/chase/send-chase-email";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { agentToPay, CONTACT, emailTo, firstToChase } from "../../support/mails/chase-emails";

it("without a provider and an outbox no mail is taken on", async () => {
  const { agent, supplierId } = await agentToPay(db);
  await expect(sendChaseEmail(agent.ctx, emailTo(supplierId))).rejects.toMatchObject({
    code: "MAIL_NOT_CONFIGURED",
  });
  expect(await db`select from outbound_emails`).toHaveLength(0);
});

it("a mail whose provider was taken away is shown as failed, with the reason", async () => {
  const { agent, supplierId } = await agentToPay(db);
  const { id } = emailTo(supplierId);
  await db`insert into outbound_emails (user_id, id, supplier_id, to_address, from_name, reply_to, subject, body,
      delivery_key, created_at, queued_at)
    values (${agent.id}, ${id}, ${supplierId}, ${CONTACT}, 'Ada', 'ada@agents.test', 'Commission', 'Please', ${id},
      now(), now())`;
  const ctx = systemContext("job:send-email");
  const store = await sendEmail(ctx, { userId: agent.id, emailId: id, attempt: 1 });
  await inTenant(ctx, agent.id, store);
  expect(await firstToChase(agent)).toMatchObject({
    lastEmail: { state: "failed", reason: "This installation has no mail provider any more." },
  });
});
