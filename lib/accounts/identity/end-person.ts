import "server-only";
import { deletePersonAtClerk } from "@/lib/platform/vendors/clerk/clerk-session";
import { shutOutClerkPerson } from "./clerk/clerk-person.sql";
import { identityProvider } from "./provider";

/** A person of Clerk's can't sign in any more, not by the last minute of a token either; there they are forgotten. */
export async function endPersonAtClerk(clerkId: string): Promise<void> {
  await shutOutClerkPerson(clerkId);
  if (identityProvider() === "clerk") await deletePersonAtClerk(clerkId);
}
