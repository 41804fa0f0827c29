import "server-only";
import type { InvitationFacts } from "@/lib/platform/mail-kit/templates/invitation";
import { INVITE_DAYS } from "./invitation.model";

type Inviter = { readonly fullName: string | null; readonly companyName: string | null };
type Of = { readonly email: string; readonly message: string | null; readonly link: string };

/** What the mail of an invitation says, the same when it is looked at before. */
export function invitationMail({ fullName, companyName }: Inviter, of: Of): InvitationFacts {
  return {
    ...of,
    inviterName: fullName || "An administrator",
    companyName: companyName || "Tallyport",
    days: INVITE_DAYS,
  };
}
