import "server-only";
import { keepReturnPath, takeReturnPath } from "@/lib/accounts/identity/return-path";
import { followedInvitation } from "./find-invitation";
import { acceptHref } from "./invitation.model";

/** Brings whoever signs in or up next back to their invitation. For Server Actions. */
export function followInvitation(token: string): Promise<void> {
  return keepReturnPath(acceptHref(token));
}

/** The path of the invitation that is followed, once; null without one. For Server Actions. */
export async function takeInvitationPath(): Promise<string | null> {
  const followed = await followedInvitation();
  return followed && (await takeReturnPath());
}
