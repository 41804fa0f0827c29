import { SectionCard } from "@/components/desk/dashboard/section-card";
import { LoadFailed } from "@/components/shared/states/load-failed";
import type { UnownedSummary } from "@/lib/inbox/emails/intake/unowned.model";
import type { AttachedStatement } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statement.model";
import { UnownedEmailList } from "../stranded/stranded-lists";

/**
 * Emails that wait to be assigned to an agent. Renders nothing without any. `emails` is null if they couldn't be
 * loaded.
 */
export function UnownedEmails({
  emails,
  statements,
}: {
  readonly emails: readonly UnownedSummary[] | null;
  readonly statements: readonly AttachedStatement[];
}) {
  if (emails?.length === 0) return null;
  return (
    <div className="mb-4">
      <SectionCard title="Emails without an owner" description="They belong to nobody until you decide">
        {emails ? (
          <UnownedEmailList emails={emails} statements={statements} />
        ) : (
          <LoadFailed message="Failed to load emails without an owner" />
        )}
      </SectionCard>
    </div>
  );
}
