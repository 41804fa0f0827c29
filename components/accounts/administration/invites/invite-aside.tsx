import { TitledCard } from "@/components/ui/card";
import { INVITE_DAYS } from "@/lib/accounts/invites/invitation.model";
import type { InviteDraft } from "./invite-draft.model";

/** A summary of the invitations to send, and useful information. */
export function InviteAside({ draft, valid }: { readonly draft: InviteDraft; readonly valid: number }) {
  const facts = [
    { label: "Valid emails", value: valid.toLocaleString("en-US") },
    { label: "Role", value: draft.role },
    { label: "Custom message", value: draft.message.trim() === "" ? "No" : "Yes" },
  ];
  return (
    <div className="flex flex-col gap-4">
      <TitledCard title="Summary">
        <dl className="flex flex-col gap-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </TitledCard>
      <TitledCard title="Tips">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted-foreground text-sm">
          <li>Add several addresses, or paste a whole list into one field.</li>
          <li>A custom message makes the invitation personal.</li>
          <li>Preview the email before it is sent.</li>
          <li>Invitations expire after {INVITE_DAYS} days.</li>
        </ul>
      </TitledCard>
    </div>
  );
}
