import "server-only";
import { verifyWebhook } from "@clerk/nextjs/webhooks";
import { NextRequest } from "next/server";
import { z } from "zod";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { type ClerkPerson, clerkId, clerkPerson } from "./clerk-person.model";

const LARGEST_EVENT = 1_000_000;

export type ClerkDelivery = { readonly url: URL; readonly headers: Headers; readonly body: Uint8Array };

type ClerkEvent =
  | { readonly kind: "changed"; readonly id: string; readonly person: ClerkPerson }
  | { readonly kind: "deleted"; readonly id: string; readonly clerkId: string };

const eventId = z.string().regex(/^[\w.-]{1,200}$/);
const deleted = z.object({ id: clerkId });

/**
 * Returns how many bytes an event may have, before any of them is read. Throws NOT_SIGNED_IN where the webhook isn't
 * configured or the event isn't signed.
 */
export function admitClerkEvent(headers: Headers): number {
  if (!env.CLERK_WEBHOOK_SIGNING_SECRET) {
    throw new Failure("NOT_SIGNED_IN", "Clerk's webhook is not configured.");
  }
  if (!headers.has("svix-signature") && !headers.has("webhook-signature")) throw notSigned();
  return LARGEST_EVENT;
}

/**
 * Reads an event from Clerk; returns null for one that isn't about a person. Refuses an event that is not signed with
 * CLERK_WEBHOOK_SIGNING_SECRET or is older than five minutes.
 */
export async function readClerkEvent(delivery: ClerkDelivery): Promise<ClerkEvent | null> {
  const { type, data } = await verified(delivery);
  const id = () => parse(eventId, delivery.headers.get("svix-id"));
  if (type === "user.created" || type === "user.updated") {
    return { kind: "changed", id: id(), person: parse(clerkPerson, data) };
  }
  return type === "user.deleted" ? { kind: "deleted", id: id(), clerkId: parse(deleted, data).id } : null;
}

async function verified({ url, headers, body }: ClerkDelivery) {
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
