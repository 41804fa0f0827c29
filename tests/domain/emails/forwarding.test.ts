import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { readIntake } from "@/lib/inbox/emails/intake/read-intake";
import { receiveEmail } from "@/lib/inbox/emails/intake/receive-email";
import { readForwarding, verifyForwarding } from "@/lib/inbox/emails/intake/verify-forwarding";
import {
  addForwardingAddresses,
  ensureForwardingAddresses,
  listForwardingAddresses,
  removeForwardingAddress,
} from "@/lib/inbox/forwarding/forwarding-addresses";
import { resendForwardingLink } from "@/lib/inbox/forwarding/send-forwarding-link";
import { type Context, systemContext } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { confirmationMail, inboundMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  rmSync(OUTBOX, { recursive: true, force: true });
});

const FAILED = { code: "CONFLICT", message: "Verification Failed - This link may be invalid or expired." };
const MAILBOX = "ada@agency.example";
const ADDRESS = "reservations@harbourhotel.example";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  for (const file of readdirSync(OUTBOX)) rmSync(path.join(OUTBOX, file));
  await db`delete from forwarding_addresses`;
  await db`delete from rate_limits`;
  [ada, ben] = [await newAgent(db), await newAgent(db)];
});

function received(stay: Parameters<typeof confirmationMail>[0] = {}) {
  const mail = inboundMail(confirmationMail(stay), "x@in.tallyport.example");
  return receiveEmail(systemContext("webhook:inbound-email"), mail);
}

const forwardedBy = (address: string) => `\r\nX-Forwarded-For: ${address} x@in.tallyport.example`;
const trusted = async () =>
  (await db`select sender_trust from emails where intake = 'RECEIVED'`).map((row) => row.sender_trust);

async function mailsTo(address: string) {
  const files = readdirSync(OUTBOX);
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(path.join(OUTBOX, file)))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

async function tokenTo(address: string): Promise<string> {
  const mail = (await mailsTo(address)).at(-1);
  return /email-forwarding\/verify\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

function later(ctx: Context, seconds: number): Context {
  return { ...ctx, now: new Date(ctx.now.getTime() + seconds * 1_000) };
}

const verify = (token: string, ctx: Context = ada.ctx) => verifyForwarding(ctx, token, new Headers());

describe("a forwarding address", () => {
  it("is pending until the link that was mailed there is used, once, also under ten at a time", async () => {
    const [added] = await addForwardingAddresses(ada.ctx, [ADDRESS]);
    expect(added).toMatchObject({ emailAddress: ADDRESS, verified: false });
    const token = await tokenTo(ADDRESS);
    const [kept] = await db`select * from forwarding_addresses`;
    expect(kept).toMatchObject({ token_hash: hashOfToken(token) });
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await mailsTo(ADDRESS))[0]?.html).toContain(token);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => verify(token)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listForwardingAddresses(ada.ctx)).toMatchObject([{ verified: true }]);
    expect(await db`select title from notifications where user_id = ${ada.id}`).toEqual([
      { title: "Forwarding address verified" },
    ]);
  });

  it("isn't proved by a link that is over, replaced, unknown, or of a deleted address", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS]);
    const first = await tokenTo(ADDRESS);
    await expect(verify(first, later(ada.ctx, 86_400))).rejects.toMatchObject(FAILED);
    for (const guess of ["", "x", hashOfToken(first)])
      await expect(verify(guess)).rejects.toMatchObject(FAILED);
    await resendForwardingLink(later(ada.ctx, 61), ADDRESS);
    await expect(verify(first)).rejects.toMatchObject(FAILED);
    expect(await listForwardingAddresses(ada.ctx)).toMatchObject([{ verified: false }]);
    await removeForwardingAddress(ada.ctx, ADDRESS);
    for (const mail of await mailsTo(ADDRESS)) {
      const token = /token=([\w-]+)/.exec(mail.text ?? "")?.[1] ?? "";
      await expect(verify(token)).rejects.toMatchObject(FAILED);
    }
  });

  it("gets its link again after a minute, not before, and not for others", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS]);
    await expect(resendForwardingLink(later(ada.ctx, 59), ADDRESS)).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    await expect(resendForwardingLink(later(ben.ctx, 61), ADDRESS)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await resendForwardingLink(later(ada.ctx, 60), ADDRESS);
    expect(await mailsTo(ADDRESS)).toHaveLength(2);
  });

  it("of one agent is not another's to see, delete, or add once it is verified", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS]);
    const token = await tokenTo(ADDRESS);
    await addForwardingAddresses(ben.ctx, [ADDRESS]);
    await verify(token);
    const bens = (await mailsTo(ADDRESS)).map(({ text }) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "");
    for (const one of bens) await expect(verify(one)).rejects.toMatchObject(FAILED);
    expect(await listForwardingAddresses(ben.ctx)).toMatchObject([{ verified: false }]);
    await removeForwardingAddress(ben.ctx, ADDRESS);
    await expect(removeForwardingAddress(ben.ctx, ADDRESS)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(addForwardingAddresses(ben.ctx, [ADDRESS])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await listForwardingAddresses(ada.ctx)).toMatchObject([{ verified: true }]);
  });

  it("is added once", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS]);
    await expect(addForwardingAddresses(ada.ctx, [ADDRESS])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await mailsTo(ADDRESS)).toHaveLength(1);
  });

  it("may be kept again without harm, and its link is sent when that didn't leave before", async () => {
    const both = [ADDRESS, "other@harbourhotel.example"];
    expect(await ensureForwardingAddresses(ada.ctx, both)).toBe(2);
    expect(await ensureForwardingAddresses(ada.ctx, both)).toBe(0);
    await db`update forwarding_addresses set last_sent_at = null where address = ${ADDRESS}`;
    expect(await ensureForwardingAddresses(ada.ctx, both)).toBe(1);
    expect(await mailsTo(ADDRESS)).toHaveLength(2);
    await verify(await tokenTo(ADDRESS));
    expect(await ensureForwardingAddresses(ada.ctx, both)).toBe(0);
    await expect(ensureForwardingAddresses(ben.ctx, both)).rejects.toMatchObject({
      code: "CONFLICT",
      message: `${ADDRESS} is verified by another account.`,
    });
  });

  it("gets its link although that of another can't be sent, which is told", async () => {
    for (let tries = 0; tries < 6; tries += 1)
      await addForwardingAddresses(ada.ctx, ["taken@harbourhotel.example"]).then(() =>
        removeForwardingAddress(ada.ctx, "taken@harbourhotel.example"),
      );
    const both = ["taken@harbourhotel.example", ADDRESS];
    await expect(ensureForwardingAddresses(ada.ctx, both)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await mailsTo(ADDRESS)).toHaveLength(1);
    expect(await listForwardingAddresses(ada.ctx)).toMatchObject([
      { lastSentAt: null },
      { emailAddress: ADDRESS },
    ]);
  });

  it("releases what waited for its proof, and nothing else", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS, "other@harbourhotel.example"]);
    await received();
    await received({ from: "Other <other@harbourhotel.example>", number: "HB-9" });
    expect((await readIntake(ada.ctx)).quarantined).toHaveLength(2);
    await verify(await tokenTo(ADDRESS));
    expect((await readIntake(ada.ctx)).quarantined).toMatchObject([
      { fromAddress: "other@harbourhotel.example" },
    ]);
    expect(await trusted()).toEqual(["verified"]);
  });

  it("releases what was forwarded from it by a mail program, whose own sender that doesn't vouch for", async () => {
    await addForwardingAddresses(ada.ctx, [MAILBOX, ADDRESS]);
    await received({ from: `Viking <bookings@viking.example>${forwardedBy(MAILBOX)}` });
    await received({ from: `Harbour <${ADDRESS}>${forwardedBy(MAILBOX)}`, number: "HB-9" });
    expect((await readIntake(ada.ctx)).quarantined).toHaveLength(2);
    await verify(await tokenTo(MAILBOX));
    expect((await readIntake(ada.ctx)).quarantined).toEqual([]);
    expect(await trusted()).toEqual(["unverified", "unverified"]);
  });

  it("releases nothing that is another agent's by now, or nobody's", async () => {
    await addForwardingAddresses(ada.ctx, [MAILBOX]);
    await received({ from: `Harbour <${ADDRESS}>${forwardedBy(MAILBOX)}` });
    await addForwardingAddresses(ben.ctx, [ADDRESS]);
    await verify(await tokenTo(ADDRESS));
    await verify(await tokenTo(MAILBOX));
    expect((await readIntake(ada.ctx)).quarantined).toHaveLength(1);
  });

  it("releases no mail whose agent has thrown it away", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS]);
    await received();
    await db`update emails set status = 'rejected'`;
    await verify(await tokenTo(ADDRESS));
    expect(await db`select intake from emails`).toEqual([{ intake: "QUARANTINED" }]);
  });

  it("shows what came from it last and what of that couldn't be read, also what it only forwarded", async () => {
    await addForwardingAddresses(ada.ctx, [MAILBOX, ADDRESS, "silent@agency.example"]);
    await verify(await tokenTo(MAILBOX));
    await received({ subject: "First", from: `Viking <v@viking.example>${forwardedBy(MAILBOX)}` });
    await received({ subject: "Second", number: "HB-9", from: `Ada <${MAILBOX}>` });
    await received({ subject: "Third", number: "HB-10" });
    await db`update emails set intake = 'FAILED' where subject = 'First'`;
    const { byAddress } = await readIntake(ada.ctx);
    expect(byAddress).toMatchObject({
      [MAILBOX]: { lastMail: { subject: "Second" }, lastFailure: { subject: "First" } },
    });
    // Quarantined emails don't count as received yet.
    expect(Object.keys(byAddress)).toEqual([MAILBOX]);
    expect((await readIntake(ben.ctx)).byAddress).toEqual({});
  });

  it("says what became of its link, and when anything last came", async () => {
    await addForwardingAddresses(ada.ctx, [ADDRESS, MAILBOX]);
    await db`update forwarding_addresses set last_sent_at = null where address = ${MAILBOX}`;
    const links = async (ctx: Context) => (await readForwarding(ctx)).settings.map(({ link }) => link);
    expect(await links(ada.ctx)).toEqual(["sent", "unsent"]);
    expect(await links(later(ada.ctx, 86_401))).toEqual(["over", "unsent"]);
    expect((await readForwarding(ada.ctx)).lastArrivalAt).toBeNull();
    await received();
    expect((await readForwarding(ada.ctx)).lastArrivalAt).not.toBeNull();
    expect((await readForwarding(ben.ctx)).lastArrivalAt).toBeNull();
    await verify(await tokenTo(ADDRESS));
    expect(await links(ada.ctx)).toEqual([null, "unsent"]);
  });
});
