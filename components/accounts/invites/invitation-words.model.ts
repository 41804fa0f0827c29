import type { Role } from "@/lib/accounts/identity/identity.model";
import type { InvitationState } from "@/lib/accounts/invites/invitation.model";

/** The messages for links that no longer work. */
export const OVER: Readonly<
  Record<
    Exclude<InvitationState, "valid"> | "unknown",
    { readonly title: string; readonly description: string }
  >
> = {
  expired: {
    title: "This invitation has expired",
    description: "Invitations are valid for 7 days. Ask the person who invited you to send another.",
  },
  used: {
    title: "This invitation has already been used",
    description: "Each invitation works once. If it was you, sign in.",
  },
  revoked: {
    title: "This invitation was revoked",
    description: "The person who invited you has withdrawn it. Ask them if you think this is a mistake.",
  },
  replaced: {
    title: "A newer invitation was sent",
    description: "This one was revoked when it was sent again. Open the link in the latest email.",
  },
  unknown: {
    title: "This invitation isn't valid",
    description: "The link may be incomplete. Open it from the email once more, or copy all of it.",
  },
};

/** Returns a sentence that says who invites the user, and to which role. */
export function invitedWords(inviterName: string | null, companyName: string | null, role: Role): string {
  const who = inviterName || "An administrator";
  const what = role === "ADMIN" ? "to Tallyport as an administrator" : "to Tallyport";
  return `${who}${companyName ? ` of ${companyName}` : ""} invites you ${what}.`;
}
