import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { sendVerificationEmail, verifyAddress } from "@/lib/accounts/users/verify-address";
import type { Context } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  rmSync(OUTBOX, { recursive: true, force: true });
});

const FAILED = { code: "CONFLICT", message: "Verification Failed - This link may be invalid or expired." };

let ada: TestAgent;
beforeEach(async () => {
  for (const file of readdirSync(OUTBOX)) rmSync(path.join(OUTBOX, file));
  ada = await newAgent(db, { verified: false });
});

function mails() {
  const files = readdirSync(OUTBOX).sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(OUTBOX, file)))));
}

/** Returns the token in the link of the most recently sent email. */
async function lastToken(): Promise<string> {
  return /token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? "")?.[1] ?? "";
}

/** Returns the same person's context some minutes later. */
function later(ctx: Context, minutes: number): Context {
  return { ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) };
}

async function isVerified(agent: TestAgent): Promise<boolean> {
  const [row] = await db`select email_verified from users where id = ${agent.id}`;
  return row?.email_verified;
}

describe("the mail that proves an address", () => {
  it("goes to the account's own address with a link of the product's, of which only a hash is kept", async () => {
    await sendVerificationEmail(ada.ctx);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: `${ada.id}@agents.test` }],
      from: { name: "Tallyport" },
      subject: "Verify your email address",
      text: expect.stringMatching(/https:\/\/app\.tallyport\.test\/verify-email\?token=[\w-]{43}\s/),
    });
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).not.toContain("Ada");
    const [kept] = await db`select * from address_verifications`;
    expect(kept).toMatchObject({ user_id: ada.id, token_hash: hashOfToken(await lastToken()) });
    expect(JSON.stringify(kept)).not.toContain(await lastToken());
    expect(await isVerified(ada)).toBe(false);
  });

  it("isn't sent again within a minute, nor more than five times a day", async () => {
    await sendVerificationEmail(ada.ctx);
    await expect(sendVerificationEmail(later(ada.ctx, 0.9))).rejects.toMatchObject({ code: "RATE_LIMITED" });
    for (const minutes of [2, 4, 6, 8]) await sendVerificationEmail(later(ada.ctx, minutes));
    await expect(sendVerificationEmail(later(ada.ctx, 10))).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await mails()).toHaveLength(5);
  });

  it("isn't sent to somebody whose address is verified", async () => {
    await sendVerificationEmail((await newAgent(db)).ctx);
    expect(await mails()).toHaveLength(0);
  });
});

describe("the link of that mail", () => {
  it("verifies the address once, also under ten presses at a time", async () => {
    await sendVerificationEmail(ada.ctx);
    const token = await lastToken();
    await Promise.all(Array.from({ length: 10 }, () => verifyAddress(ada.ctx, token)));
    expect(await isVerified(ada)).toBe(true);
    expect(await db`select action from audit_log where action = 'user.verify-address'`).toHaveLength(1);
    expect(await db`select from address_verifications`).toHaveLength(0);
    await db`update users set email_verified = false where id = ${ada.id}`;
    await expect(verifyAddress(ada.ctx, token)).rejects.toMatchObject(FAILED);
    expect(await isVerified(ada)).toBe(false);
  });

  it("is worth nothing to another account, whoever opens it", async () => {
    const eve = await newAgent(db, { verified: false });
    await sendVerificationEmail(ada.ctx);
    await expect(verifyAddress(eve.ctx, await lastToken())).rejects.toMatchObject(FAILED);
    expect([await isVerified(ada), await isVerified(eve)]).toEqual([false, false]);
    await verifyAddress(ada.ctx, await lastToken());
    expect(await isVerified(ada)).toBe(true);
  });

  it("is over after a day", async () => {
    await sendVerificationEmail(ada.ctx);
    const token = await lastToken();
    await expect(verifyAddress(later(ada.ctx, 24 * 60), token)).rejects.toMatchObject(FAILED);
    await verifyAddress(later(ada.ctx, 24 * 60 - 1), token);
    expect(await isVerified(ada)).toBe(true);
  });

  it("is replaced by the next one", async () => {
    await sendVerificationEmail(ada.ctx);
    const first = await lastToken();
    await sendVerificationEmail(later(ada.ctx, 2));
    await expect(verifyAddress(ada.ctx, first)).rejects.toMatchObject(FAILED);
    await verifyAddress(ada.ctx, await lastToken());
    expect(await isVerified(ada)).toBe(true);
  });

  it("proves nothing about an address that the account has since", async () => {
    await sendVerificationEmail(ada.ctx);
    await db`update users set email = 'other@agents.test' where id = ${ada.id}`;
    await expect(verifyAddress(ada.ctx, await lastToken())).rejects.toMatchObject(FAILED);
    expect(await isVerified(ada)).toBe(false);
  });

  it("can't be guessed at for long", async () => {
    await sendVerificationEmail(ada.ctx);
    for (const guess of ["", "x", "a".repeat(43), await hashedInDatabase()]) {
      await expect(verifyAddress(ada.ctx, guess)).rejects.toMatchObject(FAILED);
    }
    await db`update rate_limits set count = 20 where key like 'verify-address:%'`;
    await expect(verifyAddress(ada.ctx, await lastToken())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});

async function hashedInDatabase(): Promise<string> {
  const [kept] = await db`select token_hash from address_verifications`;
  return kept?.token_hash;
}
