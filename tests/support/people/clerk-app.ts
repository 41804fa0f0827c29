import { createHmac, randomBytes } from "node:crypto";
import { type NextFetchEvent, NextRequest } from "next/server";
import { withHeaders } from "../http/next-headers";
import { clerkSettings, sessionCookie } from "./clerk-tokens";

/** The product configured with Clerk's sign-in. */
export const ORIGIN = "https://app.tallyport.test";
const WEBHOOK_KEY = randomBytes(24);
Object.assign(process.env, clerkSettings(), {
  APP_URL: ORIGIN,
  CLERK_WEBHOOK_SIGNING_SECRET: `whsec_${WEBHOOK_KEY.toString("base64")}`,
});
const { GET: readMe } = await import("@/app/api/users/me/route");
const { POST: clerkEvent } = await import("@/app/api/webhooks/clerk/route");
const { default: middleware } = await import("@/middleware");

export const NO_PARAMS = { params: Promise.resolve({}) };
export const DELETED = { type: "user.deleted", object: "event", data: { id: "user_test", deleted: true } };

export function me(headers: Record<string, string>): Promise<Response> {
  const given = { host: "app.tallyport.test", "x-forwarded-proto": "https", ...headers };
  return withHeaders(given, () =>
    readMe(new Request(`${ORIGIN}/api/users/me`, { headers: given }), NO_PARAMS),
  );
}

/** Returns where the middleware sends a request: a URL, or "shown". */
export async function placeOf(path: string, headers: Record<string, string>): Promise<string> {
  const request = new NextRequest(`${ORIGIN}${path}`, { headers });
  const response = await middleware(request, {} as NextFetchEvent);
  return response?.headers.get("location") ?? "shown";
}

export function bothWays(token: string): Record<string, string>[] {
  return [bearer(token), { cookie: sessionCookie(token) }];
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

export function secondsFromNow(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

export function userEvent(
  type: "user.created" | "user.updated",
  id = "user_test",
  email = "Ada@agents.test",
  more: object = {},
) {
  const address = {
    object: "email_address",
    id: "idn_1",
    email_address: email,
    verification: { status: "verified", strategy: "admin" },
    linked_to: [],
  };
  const data = {
    object: "user",
    id,
    first_name: "Ada",
    last_name: "Fern",
    image_url: "",
    primary_email_address_id: "idn_1",
    email_addresses: [address],
    public_metadata: { role: "ADMIN" },
    updated_at: 1_790_000_000_000,
    ...more,
  };
  return { type, object: "event", data };
}

export function deliver(event: object, replaced: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify(event);
  const id = replaced["svix-id"] ?? `msg_${randomBytes(8).toString("hex")}`;
  const timestamp = replaced["svix-timestamp"] ?? String(secondsFromNow(0));
  const signature = createHmac("sha256", WEBHOOK_KEY).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${signature}`,
    ...replaced,
  };
  return clerkEvent(
    new Request(`${ORIGIN}/api/webhooks/clerk`, { method: "POST", headers, body }),
    NO_PARAMS,
  );
}
