import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { type AdminEmailLine, stepOf } from "@/lib/inbox/emails/administration/admin-email.model";
import { callAction } from "@/lib/platform/api-client/run-action";
import { decideAdminEmailAction } from "./actions";

const WORDS = {
  release: { label: "Release", said: "Released to the agent", failed: "Failed to release the email" },
  retry: { label: "Retry", said: "Read again", failed: "Failed to read the email again" },
} as const;

type Stranded = Pick<AdminEmailLine, "id" | "subject" | "agent" | "status" | "intake" | "intakeReason">;

/** The button for the next step of an email that is quarantined or couldn't be read. */
export function AdminEmailStep({ email }: { readonly email: Stranded }) {
  const { mutate, busy } = useMutation();
  const step = stepOf(email);
  if (!step) return null;
  const { label, said, failed } = WORDS[step];
  const subject = email.subject ?? "No Subject";
  const decide = () =>
    void mutate({
      about: { label: subject },
      run: () => callAction(decideAdminEmailAction, { id: email.id, agent: email.agent.id, step }),
      tells: () => ({ said }),
      failed,
    });
  return (
    <Button
      variant="outline"
      size="sm"
      className="relative z-10"
      disabled={busy}
      aria-label={`${label} ${subject}`}
      data-tooltip={email.intakeReason ?? undefined}
      onClick={decide}
    >
      {label}
    </Button>
  );
}
