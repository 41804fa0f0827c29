import type { RowPlace } from "@/lib/platform/base/addresses/row-place.model";
import type { EmailStatus, Intake } from "../email.model";
import type { EmailView } from "../email-view.model";

/** A mail of any agent, as the administrators' list holds it. */
export type AdminEmailLine = RowPlace & {
  readonly agent: { readonly id: string; readonly name: string };
  readonly subject: string | null;
  /** Who wrote it, also where it was forwarded; the address in small letters. */
  readonly sender: { readonly name: string | null; readonly address: string | null };
  readonly supplier: string | null;
  readonly confirmationNumber: string | null;
  readonly type: string | null;
  readonly status: EmailStatus;
  readonly intake: Intake;
  readonly intakeReason: string | null;
};

/** What an administrator can have done with a mail: read it again, or take it out of quarantine. */
export function stepOf({ intake, status }: Pick<AdminEmailLine, "intake" | "status">) {
  if (intake === "QUARANTINED") return "release";
  return intake === "FAILED" && status !== "rejected" ? "retry" : null;
}
export const ANY_EMAIL_STEPS = ["release", "retry"] as const;

/** A mail of any agent, and whose it is. */
export type AdminEmailView = {
  readonly agent: { readonly id: string; readonly name: string };
  readonly mail: EmailView;
};
