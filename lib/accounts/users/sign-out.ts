import "server-only";
import { signOut as endSession } from "@/lib/accounts/identity/identity";

/** Ends the session of the person who asks, for every copy of its cookie. */
export async function signOut(): Promise<void> {
  await endSession();
}
