import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { discardEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { releaseEmail } from "@/lib/inbox/emails/decisions/finish-email";
import { setSenderTrust } from "@/lib/inbox/emails/decisions/set-sender-trust";
import { readIntake } from "@/lib/inbox/emails/intake/read-intake";
import { receiveEmail } from "@/lib/inbox/emails/intake/receive-email";
import { listEmails } from "@/lib/inbox/emails/read-emails";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import {
  listInboundAddresses,
  reuseInboundAddress,
  rotateInboundAddress,
} from "@/lib/inbox/forwarding/inbound-address";
import { systemContext } from "@/lib/platform/context/context";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../../support/database/database";
import { confirmationMail, inboundMail, privateAddress } from "../../support/mails/email";
import { rawMessage } from "../../support/mails/inbound-deliveries";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
let address: string;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
  address = await privateAddress(db, ada);
});

async function received(stay: Parameters<typeof confirmationMail>[0] = {}, to = address) {
  const mail = inboundMail(confirmationMail(stay), to);
  return receiveEmail(systemContext("webhook:inbound-email"), mail);
}
const worked = () => drainJobs(Date.now() + 15_000);
const fresh = async (agent: TestAgent) =>
  (await listEmails(agent.ctx, { tab: "new", search: undefined })).rows;

describe("a sender", () => {
  it("is unverified until trusted, which holds for earlier and later mails", async () => {
    const first = await received();
    await setSenderTrust(ada.ctx, first.emailId ?? "", "trusted");
    await received({ number: "HB-4472" });
    expect((await fresh(ada)).map((row) => row.senderTrust)).toEqual(["trusted", "trusted"]);
    await setSenderTrust(ada.ctx, first.emailId ?? "", "unverified");
    expect((await fresh(ada)).map((row) => row.senderTrust)).toEqual(["unverified", "unverified"]);
  });

  it("who is blocked is put aside with the reason, for that agent only", async () => {
    const first = await received();
    await setSenderTrust(ada.ctx, first.emailId ?? "", "blocked");
    await received({ number: "HB-4472" });
    expect(await fresh(ada)).toHaveLength(1);
    expect((await readIntake(ada.ctx)).quarantined).toMatchObject([
      { intakeReason: "You blocked this sender." },
    ]);
    await received({ number: "HB-4473" }, await privateAddress(db, ben));
    expect(await fresh(ben)).toHaveLength(1);
  });

  it("of somebody else's mail is nobody's to judge", async () => {
    const { emailId = "" } = await received();
    await expect(setSenderTrust(ben.ctx, emailId, "blocked")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a mail in quarantine", () => {
  const quarantined = async () => {
    await db`insert into forwarding_addresses (user_id, id, address, created_at)
      values (${ada.id}, ${randomUUID()}, 'reservations@harbourhotel.example', now())`;
    return (await received({}, "x@in.tallyport.example")).emailId ?? "";
  };

  it("is taken apart and not read, released into the new mails and read then, once", async () => {
    const id = await quarantined();
    await worked();
    expect(await viewEmail(ada.ctx, id)).toMatchObject({
      intake: "QUARANTINED",
      intakeReason: "The sender's address is not verified yet.",
      snippet: expect.stringContaining("Your reservation is confirmed."),
      items: [],
    });
    await releaseEmail(ada.ctx, id);
    await releaseEmail(ada.ctx, id);
    expect(await fresh(ada)).toMatchObject([{ id, intake: "RECEIVED" }]);
    await worked();
    expect(await fresh(ada)).toMatchObject([{ id, intake: "EXTRACTED", confirmationNumber: "HB-4471" }]);
    expect(await db`select 1 from pgboss.job where name = 'extract-email'`).toHaveLength(2);
    expect((await readIntake(ada.ctx)).quarantined).toEqual([]);
  });

  it("that brings several mails puts them aside with itself", async () => {
    await db`insert into forwarding_addresses (user_id, id, address, created_at)
      values (${ada.id}, ${randomUUID()}, 'anna@agency.example', now())`;
    const files = ["HB-1", "HB-2"].map((number) => ({
      name: `${number}.eml`,
      type: "message/rfc822",
      bytes: confirmationMail({ number, subject: number }),
    }));
    const raw = Buffer.from(rawMessage({ mark: "m1", text: "", from: "anna@agency.example", files }));
    const system = systemContext("webhook:inbound-email");
    await receiveEmail(system, inboundMail(raw, "x@in.tallyport.example"));
    await worked();
    const { quarantined: aside } = await readIntake(ada.ctx);
    expect(aside.map(({ subject }) => subject).toSorted()).toEqual(["HB-1", "HB-2"]);
    expect(await fresh(ada)).toEqual([]);
  });

  it("can be discarded, and is nobody else's", async () => {
    const id = await quarantined();
    await expect(releaseEmail(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await discardEmails(ada.ctx, [id]);
    expect((await readIntake(ada.ctx)).quarantined).toEqual([]);
    expect(await viewEmail(ada.ctx, id)).toMatchObject({ intake: "QUARANTINED", status: "rejected" });
  });
});

describe("what the settings page says of incoming mail", () => {
  it("is the last mail, the last failure and what a provider asks", async () => {
    expect(await readIntake(ada.ctx)).toEqual({
      lastMail: null,
      lastFailure: null,
      quarantined: [],
      system: [],
      byAddress: {},
    });
    const { emailId } = await received();
    await received({
      from: "Gmail Team <forwarding-noreply@google.com>",
      subject: "(#482915377) Gmail Forwarding Confirmation - Receive Mail from ada@gmail.com",
      opening: "https://mail-settings.google.com/mail/vf-abc",
    });
    await worked();
    await db`update emails set intake = 'FAILED' where id = ${emailId ?? null}`;
    expect(await readIntake(ada.ctx)).toMatchObject({
      lastMail: { id: emailId },
      lastFailure: { id: emailId },
      system: [
        {
          code: "482915377",
          requester: "ada@gmail.com",
          link: "https://mail-settings.google.com/mail/vf-abc",
        },
      ],
    });
    expect(await readIntake(ben.ctx)).toMatchObject({ lastMail: null, system: [] });
  });
});

describe("the private address", () => {
  it("is rotated: the new one delivers, the old one doesn't, until it is used again", async () => {
    const old = await rotateInboundAddress(ada.ctx);
    expect(await received()).toMatchObject({ outcome: "unowned" });
    const { address: now, retired } = await listInboundAddresses(ada.ctx);
    expect(retired).toMatchObject([{ token: old, address }]);
    expect(await received({}, now ?? "")).toMatchObject({ outcome: "stored" });
    await reuseInboundAddress(ada.ctx, old ?? "");
    expect((await listInboundAddresses(ada.ctx)).address).toBe(address);
    expect(await received()).toMatchObject({ outcome: "stored" });
  });

  it("is one at any time, however many windows rotate it", async () => {
    await Promise.all(Array.from({ length: 4 }, () => rotateInboundAddress(ada.ctx).catch(() => null)));
    expect(
      await db`select 1 from inbound_addresses where user_id = ${ada.id} and retired_at is null`,
    ).toHaveLength(1);
  });

  it("of another agent can't be taken", async () => {
    const old = (await rotateInboundAddress(ada.ctx)) ?? "";
    await expect(reuseInboundAddress(ben.ctx, old)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listInboundAddresses(ben.ctx)).address).toBeNull();
  });
});
