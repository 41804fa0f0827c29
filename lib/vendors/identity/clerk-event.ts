import "server-only";
import type { UserJSON } from "@clerk/nextjs/server";
import { verifyWebhook } from "@clerk/nextjs/webhooks";
import { NextRequest } from "next/server";
import { env } from "@/lib/base/env";
import { Failure } from "@/lib/base/failure";
import { type ClerkPerson, detachClerkPerson, upsertClerkPerson } from "./person.sql";

type Delivery = { readonly url: URL; readonly headers: Headers; readonly body: Uint8Array };

/**
 * Follows what happens to people at Clerk: a new or changed one has a row of ours, a deleted one can't sign in. An
 * event that is not signed with CLERK_WEBHOOK_SIGNING_SECRET, or older than five minutes, is refused; repeating one
 * changes nothing.
 */
export async function receiveClerkEvent(delivery: Delivery): Promise<void> {
  const event = await verified(delivery);
  if (event.type === "user.created" || event.type === "user.updated") {
    const person = personIn(event.data);
    if (person) await upsertClerkPerson(person);
  }
  if (event.type === "user.deleted" && event.data.id) await detachClerkPerson(event.data.id);
}

async function verified({ url, headers, body }: Delivery) {
  const signingSecret = env.CLERK_WEBHOOK_SIGNING_SECRET;
  if (!signingSecret) throw new Failure("NOT_SIGNED_IN", "Clerk's webhook is not configured.");
  const request = new NextRequest(url, { method: "POST", headers, body: Buffer.from(body) });
  try {
    return await verifyWebhook(request, { signingSecret });
  } catch {
    throw new Failure("NOT_SIGNED_IN", "The signature of this event is not valid.");
  }
}

/** Null for somebody without an address, who can't use the product. */
function personIn(user: UserJSON): ClerkPerson | null {
  const primary = user.email_addresses.find(({ id }) => id === user.primary_email_address_id);
  if (!primary) return null;
  return {
    clerkId: user.id,
    email: primary.email_address,
    emailVerified: primary.verification?.status === "verified",
    firstName: user.first_name,
    lastName: user.last_name,
    image: user.image_url || null,
  };
}
