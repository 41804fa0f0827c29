import "server-only";
import { randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { Failure } from "@/lib/base/failure";
import { clientAddress } from "@/lib/rate-limit/client-address";
import { arrive, arriving } from "../arrive";
import { knownDevice } from "../known-device";
import { selectEmail } from "../person.sql";
import { insertSession } from "../session.sql";
import { hashOfToken, SESSION_SECONDS } from "../session-cookie";
import { begunSignIn, endSignIn } from "./begun-sign-in";
import { spendSecondFactor } from "./second-factor";
import { trustDevice } from "./trusted-device";
import { selectTwoFactor } from "./two-factor.sql";

const TOKEN_BYTES = 32;

type Passed = { readonly token: string; readonly userId: string; readonly by: "app" | "backup" };

/**
 * Ends a sign-in that was begun in this browser by its second step, and sets the session's cookie. NOT_SIGNED_IN where
 * none was begun, or too long ago; INVALID_INPUT for a wrong code.
 */
export async function passSecondFactor(code: string, isTrusted: boolean, now: Date): Promise<Passed> {
  const begun = await begunSignIn();
  if (!begun) throw new Failure("NOT_SIGNED_IN", OVER);
  const { userId } = begun;
  const who = (await knownDevice(await selectEmail(userId))) ?? userId;
  const by = await spendSecondFactor({ userId, who, given: code }, now);
  if (!(await endSignIn(begun))) throw new Failure("NOT_SIGNED_IN", OVER);
  const token = await newSession(userId);
  const { email } = await arriving(token);
  await arrive(token, { email, isProved: true });
  const factor = isTrusted ? await selectTwoFactor(userId) : null;
  if (factor) await trustDevice(factor, now);
  return { token, userId, by };
}

async function newSession(userId: string): Promise<string> {
  const sender = new Headers(await headers());
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertSession({
    token: hashOfToken(token),
    userId,
    seconds: SESSION_SECONDS,
    ipAddress: clientAddress(sender)?.replace("/64", "") ?? "",
    userAgent: sender.get("user-agent") ?? "",
  });
  return token;
}

const OVER = "That took too long. Please sign in again.";
