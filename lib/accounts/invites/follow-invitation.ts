import "server-only";
import { keepReturnPath, takeReturnPath } from "@/lib/accounts/identity/return-path";
import { followedInvitation } from "./find-invitation";
import { acceptHref } from "./invitation.model";

/** Makes the next sign-in or sign-up in this browser return to the invitation. For Server Actions. */
export function followInvitation(token: string): Promise<void> {
  return keepReturnPath(acceptHref(token));
}

/** Returns the path of the invitation that is being followed, once; null without one. For Server Actions. */
export async function takeInvitationPath(): Promise<string | null> {
  const followed = await followedInvitation();
  return followed && (await takeReturnPath());
}
