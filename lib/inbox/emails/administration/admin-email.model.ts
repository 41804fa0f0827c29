import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import type { EmailStatus, Intake } from "../email.model";
import type { EmailView } from "../email-view.model";

/** An email of any agent, as the administrators' list reads it. */
export type AdminEmailLine = RowCursor & {
  readonly agent: { readonly id: string; readonly name: string };
  readonly subject: string | null;
  /** The original sender, even if the email was forwarded; the address is in lower case. */
  readonly sender: { readonly name: string | null; readonly address: string | null };
  readonly supplier: string | null;
  readonly confirmationNumber: string | null;
  readonly type: string | null;
  readonly status: EmailStatus;
  readonly intake: Intake;
  readonly intakeReason: string | null;
};

/**
 * Returns what an administrator may do with an email: read it again, or release it from quarantine; null for neither.
 */
export function stepOf({ intake, status }: Pick<AdminEmailLine, "intake" | "status">) {
  if (intake === "QUARANTINED") return "release";
  return intake === "FAILED" && status !== "rejected" ? "retry" : null;
}
export const ANY_EMAIL_STEPS = ["release", "retry"] as const;

/** An email of any agent, with that agent. */
export type AdminEmailView = {
  readonly agent: { readonly id: string; readonly name: string };
  readonly mail: EmailView;
};
