import "server-only";
import { randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { clientAddress } from "@/lib/platform/rate-limit/client-address";
import { insertSession } from "./session.sql";
import { hashOfToken, SESSION_SECONDS } from "./session-cookie";

const TOKEN_BYTES = 32;

/** Creates a session for the sender of the current request; only the token's hash is stored. Returns the token. */
export async function newSession(userId: string): Promise<string> {
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
