import "server-only";
import { verifyWebhook } from "@clerk/nextjs/webhooks";
import { NextRequest } from "next/server";
import { z } from "zod";
import { env } from "@/lib/base/env";
import { Failure } from "@/lib/base/failure";
import { parse } from "@/lib/base/input";
import { clerkId, clerkPerson } from "./clerk-person.model";
import { deleteClerkPerson, followClerkPerson } from "./clerk-person.sql";

const LARGEST_EVENT = 1_000_000;

type Delivery = { readonly url: URL; readonly headers: Headers; readonly body: Uint8Array };

const eventId = z.string().regex(/^[\w.-]{1,200}$/);
const deleted = z.object({ id: clerkId });

/** How many bytes an event may have, before any of them is read; NOT_SIGNED_IN where nothing is set up or signed. */
export function admitClerkEvent(headers: Headers): number {
  if (!env.CLERK_WEBHOOK_SIGNING_SECRET) {
    throw new Failure("NOT_SIGNED_IN", "Clerk's webhook is not configured.");
  }
  if (!headers.has("svix-signature") && !headers.has("webhook-signature")) throw notSigned();
  return LARGEST_EVENT;
}

/**
 * Follows what happens to people at Clerk: a new or changed one has a row of ours, a deleted one can't sign in. An
 * event that is not signed with CLERK_WEBHOOK_SIGNING_SECRET, or older than five minutes, is refused. Each has its
 * effect once, in whatever order they arrive: the newest state of a person stays.
 */
export async function receiveClerkEvent(delivery: Delivery): Promise<void> {
  const event = await verified(delivery);
  if (event.type === "user.created" || event.type === "user.updated") {
    await followClerkPerson(idOf(delivery), parse(clerkPerson, event.data));
  }
  if (event.type === "user.deleted") {
    await deleteClerkPerson(idOf(delivery), parse(deleted, event.data).id);
  }
}

function idOf({ headers }: Delivery): string {
  return parse(eventId, headers.get("svix-id"));
}

async function verified({ url, headers, body }: Delivery) {
  const signingSecret = env.CLERK_WEBHOOK_SIGNING_SECRET ?? "";
  const request = new NextRequest(url, { method: "POST", headers, body: Buffer.from(body) });
  try {
    return await verifyWebhook(request, { signingSecret });
  } catch {
    throw notSigned();
  }
}

function notSigned(): Failure {
  return new Failure("NOT_SIGNED_IN", "The signature of this event is not valid.");
}
