import "server-only";
import { deletePersonAtClerk } from "@/lib/platform/vendors/clerk/clerk-session";
import { shutOutClerkPerson } from "./clerk/clerk-person.sql";
import { identityProvider } from "./provider";

/** Deletes a person at Clerk and shuts them out here, even while their last token is still valid. */
export async function endPersonAtClerk(clerkId: string): Promise<void> {
  await shutOutClerkPerson(clerkId);
  if (identityProvider() === "clerk") await deletePersonAtClerk(clerkId);
}
