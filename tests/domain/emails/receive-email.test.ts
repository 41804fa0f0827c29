import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { receiveEmail } from "@/lib/inbox/emails/intake/receive-email";
import { giveUnownedEmail } from "@/lib/inbox/emails/intake/unowned-emails";
import { listEmails } from "@/lib/inbox/emails/read-emails";
import { systemContext } from "@/lib/platform/context/context";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../../support/database/database";
import { confirmationMail, inboundMail, privateAddress } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const webhook = () => systemContext("webhook:inbound-email");

let ada: TestAgent;
let ben: TestAgent;
let adasAddress: string;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
  adasAddress = await privateAddress(db, ada);
});

async function forwardsFrom(agent: TestAgent, address: string, verified: boolean) {
  await db`insert into forwarding_addresses (user_id, id, address, verified_at, created_at)
    values (${agent.id}, ${randomUUID()}, ${address}, ${verified ? new Date() : null}, now())`;
}

const jobs = () => db`select data from pgboss.job where name = 'extract-email'`;
const stored = () => db`select user_id, intake, status, sender_trust, intake_reason from emails`;

describe("a delivered message", () => {
  it("is stored as new for the agent whose private address it went to, and asked to be read", async () => {
    const receipt = await receiveEmail(webhook(), inboundMail(confirmationMail(), adasAddress));
    expect(receipt).toMatchObject({ outcome: "stored" });
    expect(await stored()).toMatchObject([
      { user_id: ada.id, intake: "RECEIVED", status: "new", sender_trust: "unverified" },
    ]);
    expect(await jobs()).toHaveLength(1);
    expect(await db`select type, user_id from activities`).toMatchObject([
      { type: "EMAIL_FORWARDED", user_id: ada.id },
    ]);
  });

  it("changes nothing when it comes again, before or after being read", async () => {
    const mail = inboundMail(confirmationMail(), adasAddress, "once");
    await receiveEmail(webhook(), mail);
    expect(await receiveEmail(webhook(), mail)).toEqual({ outcome: "known" });
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  it("is stored once when eight deliveries of it arrive together", async () => {
    const mail = inboundMail(confirmationMail(), adasAddress, "crowd");
    const receipts = await Promise.all(Array.from({ length: 8 }, () => receiveEmail(webhook(), mail)));
    expect(receipts.filter((one) => one.outcome === "stored")).toHaveLength(1);
    expect(receipts.filter((one) => one.outcome === "known")).toHaveLength(7);
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  it("leaves nothing behind when storing it fails, so that the next delivery is taken", async () => {
    const mail = inboundMail(confirmationMail(), adasAddress, "again");
    await db`alter table email_contents add constraint refused check (false) not valid`;
    try {
      await expect(receiveEmail(webhook(), mail)).rejects.toThrow();
    } finally {
      await db`alter table email_contents drop constraint refused`;
    }
    expect(await db`select 1 from inbound_deliveries`).toHaveLength(0);
    expect(await jobs()).toHaveLength(0);
    expect(await receiveEmail(webhook(), mail)).toMatchObject({ outcome: "stored" });
  });

  it("keeps its text even with characters that the database can't hold", async () => {
    const raw = Buffer.from(confirmationMail({ subject: "a\u0000b", client: "Marta\u0000 Lind" }));
    expect(await receiveEmail(webhook(), inboundMail(raw, adasAddress))).toMatchObject({ outcome: "stored" });
    const [row] = await db`select subject from emails`;
    expect(row?.subject).toBe("ab");
  });
});

describe("whose mail it is", () => {
  it("is decided by the private address before the sender's", async () => {
    await forwardsFrom(ben, "reservations@harbourhotel.example", true);
    await receiveEmail(webhook(), inboundMail(confirmationMail(), adasAddress));
    expect(await stored()).toMatchObject([{ user_id: ada.id, sender_trust: "unverified" }]);
  });

  it("is known by a verified forwarding address", async () => {
    await forwardsFrom(ben, "reservations@harbourhotel.example", true);
    await receiveEmail(webhook(), inboundMail(confirmationMail(), "somebody@in.tallyport.example"));
    expect(await stored()).toMatchObject([{ user_id: ben.id, sender_trust: "verified" }]);
  });

  it("is a matter of quarantine when one agent has the sender pending, and then it is not read", async () => {
    await forwardsFrom(ben, "reservations@harbourhotel.example", false);
    await receiveEmail(webhook(), inboundMail(confirmationMail(), "somebody@in.tallyport.example"));
    await drainJobs(Date.now() + 15_000);
    expect(await stored()).toMatchObject([{ user_id: ben.id, intake: "QUARANTINED" }]);
    expect(await db`select 1 from email_items`).toHaveLength(0);
    const { rows, counts } = await listEmails(ben.ctx, { tab: "new", search: undefined });
    expect(rows).toEqual([]);
    expect(counts.new).toBe(0);
  });

  it("stays open when two agents have the sender pending: administrators see it, no agent does", async () => {
    await forwardsFrom(ada, "reservations@harbourhotel.example", false);
    await forwardsFrom(ben, "reservations@harbourhotel.example", false);
    const mail = inboundMail(confirmationMail(), "nobody@in.tallyport.example", "unowned");
    expect(await receiveEmail(webhook(), mail)).toMatchObject({ outcome: "unowned" });
    expect(await receiveEmail(webhook(), mail)).toMatchObject({ outcome: "known" });
    expect(await stored()).toHaveLength(0);
    expect(await db`select reason from unowned_emails`).toHaveLength(1);
  });

  it("is not to be guessed by a retired private address", async () => {
    await db`update inbound_addresses set retired_at = now() where user_id = ${ada.id}`;
    const receipt = await receiveEmail(webhook(), inboundMail(confirmationMail(), adasAddress));
    expect(receipt).toMatchObject({ outcome: "unowned" });
  });
});

describe("a mailbox provider's own mail", () => {
  it("is put aside for the settings page, by its sender and whatever its subject says", async () => {
    const raw = confirmationMail({
      from: "Google Mail <forwarding-noreply@google.com>",
      subject: "Weiterleitungsbestätigung",
    });
    await receiveEmail(webhook(), inboundMail(raw, adasAddress));
    await drainJobs(Date.now() + 15_000);
    expect(await stored()).toMatchObject([{ user_id: ada.id, intake: "SYSTEM" }]);
    expect(await db`select 1 from email_items`).toHaveLength(0);
  });
});

describe("a message file", () => {
  it("belongs to whoever imports it, and the same file again changes nothing", async () => {
    const raw = confirmationMail();
    expect(await importEml(ada.ctx, raw)).toMatchObject({ outcome: "stored" });
    expect(await importEml(ada.ctx, raw)).toEqual({ outcome: "known" });
    expect(await importEml(ben.ctx, raw)).toMatchObject({ outcome: "stored" });
    expect(await stored()).toHaveLength(2);
  });

  it("is refused when it is no message", async () => {
    await expect(importEml(ada.ctx, new TextEncoder().encode("\u0000\u0001 hello"))).rejects.toMatchObject({
      code: "INVALID_INPUT",
    });
    await expect(importEml(ada.ctx, new Uint8Array())).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});

describe("a mail that two agents' addresses sent", () => {
  const unowned = async () => {
    await forwardsFrom(ada, "reservations@harbourhotel.example", false);
    await forwardsFrom(ben, "reservations@harbourhotel.example", false);
    await receiveEmail(webhook(), inboundMail(confirmationMail(), "nobody@in.tallyport.example"));
    const [row] = await db<{ id: string }[]>`select id from unowned_emails`;
    return row?.id ?? "";
  };

  it("is given to the agent whom an administrator names, once, and is read for them", async () => {
    const [admin, id] = [await newAgent(db, { role: "ADMIN" }), await unowned()];
    const agent = `${ben.id}@AGENTS.test`;
    await expect(giveUnownedEmail(ben.ctx, { id, agent })).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    await expect(giveUnownedEmail(admin.ctx, { id, agent: "x@y.example" })).rejects.toMatchObject({
      code: "INVALID_INPUT",
    });
    await giveUnownedEmail(admin.ctx, { id, agent });
    expect(await stored()).toMatchObject([
      { user_id: ben.id, intake: "RECEIVED", sender_trust: "unverified" },
    ]);
    expect(await jobs()).toHaveLength(1);
    await expect(giveUnownedEmail(admin.ctx, { id, agent })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await db`select action, actor_id from audit_log where entity = 'unowned_email'`).toMatchObject([
      { action: "unowned_email.delivered", actor_id: admin.id },
    ]);
  });

  it("can be the administrator's own", async () => {
    const [admin, id] = [await newAgent(db, { role: "ADMIN" }), await unowned()];
    await giveUnownedEmail(admin.ctx, { id, agent: `${admin.id}@agents.test` });
    expect(await stored()).toMatchObject([{ user_id: admin.id }]);
  });
});
