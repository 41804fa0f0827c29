import "server-only";
import {
  admitClerkEvent,
  type ClerkDelivery,
  readClerkEvent,
} from "@/lib/platform/vendors/clerk/clerk-event";
import { deleteClerkPerson, followClerkPerson } from "./clerk-person.sql";

export { admitClerkEvent };

/**
 * Applies a Clerk event: a new or changed person gets an up-to-date row, a deleted one can't sign in any more. Each
 * event has its effect once; in whatever order they arrive, the newest state of a person remains.
 */
export async function receiveClerkEvent(delivery: ClerkDelivery): Promise<void> {
  const event = await readClerkEvent(delivery);
  if (event?.kind === "changed") await followClerkPerson(event.id, event.person);
  if (event?.kind === "deleted") await deleteClerkPerson(event.id, event.clerkId);
}
