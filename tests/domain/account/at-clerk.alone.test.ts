import { describe, expect, it } from "vitest";
import { askWhatToKeep, keepAfterReset, resetPassword } from "@/lib/accounts/account/password/reset-password";
import { giveProof } from "@/lib/accounts/account/prove-agent";
import { listSessions, signOutEverywhere } from "@/lib/accounts/account/sessions/sessions";
import { confirmSignUp, signUp } from "@/lib/accounts/account/sign-up/sign-up";
import {
  beginTwoFactor,
  readTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from "@/lib/accounts/account/two-factor/two-factor";
import { createApiKey } from "@/lib/accounts/api-keys/api-keys";
import type { Context } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";
import { newAgent } from "../../support/people/agent";
import { clerkSettings } from "../../support/people/clerk-tokens";

Object.assign(process.env, clerkSettings());

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const PROOF = { confirmation: ADA.password, code: "" };
/** All use cases for passwords, codes and sessions that belong to the built-in sign-in. */
const OWN: Readonly<Record<string, (ctx: Context) => Promise<unknown>>> = {
  "a second factor": beginTwoFactor,
  "its first code": (ctx) => turnOnTwoFactor(ctx, { code: "123456" }),
  "the state of it": readTwoFactor,
  "its end": turnOffTwoFactor,
  "its backup codes": renewBackupCodes,
  "the password once more": (ctx) => giveProof(ctx, PROOF),
  "a list of sessions": listSessions,
  "their end": signOutEverywhere,
  "a new account": () => signUp(ADA, "request-1"),
  "a link to a new account": () => confirmSignUp({}),
  "a link to a new password": () => resetPassword({ password: ADA.password }, "request-1"),
  "what to keep after one": () => keepAfterReset(new Set(), "request-1"),
};

describe("where Clerk signs people in", () => {
  it.each(Object.entries(OWN))("there is no such thing as %s", async (_what, ask) => {
    const { ctx } = await newAgent(db, { proved: false });
    await expect(browser().visit(() => ask(ctx))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await browser().visit(askWhatToKeep)).toEqual([]);
  });

  it("a key needs an address that Clerk has verified, and Clerk's own word for the rest", async () => {
    const key = { name: "Reports", scope: "read", days: null } as const;
    const [known, unknown] = [
      await newAgent(db, { proved: false }),
      await newAgent(db, { proved: false, verified: false }),
    ];
    expect(await createApiKey(known.ctx, key)).toMatchObject({ key: expect.any(String) });
    await expect(createApiKey(unknown.ctx, key)).rejects.toMatchObject({ code: "ADDRESS_UNVERIFIED" });
  });
});
