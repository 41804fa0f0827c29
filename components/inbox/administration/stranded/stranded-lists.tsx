import type { ReactNode } from "react";
import { ImportAttachedReport } from "@/components/reconciliation/reports/adding/add-report-buttons";
import { ImportAttachedStatement } from "@/components/reconciliation/statements/import-attached-statement";
import { EmptyState } from "@/components/shared/states/empty-state";
import { InstantText } from "@/components/shared/text/date-text";
import { UNKNOWN_SENDER } from "@/lib/inbox/emails/email-words.model";
import type { UnownedSummary } from "@/lib/inbox/emails/intake/unowned.model";
import type { DeadLetter } from "@/lib/platform/jobs/job.model";
import type { AttachedStatement } from "@/lib/reconciliation/bank-transactions/import/mail/attached-statement.model";
import { GiveEmail } from "./give-email";
import { SettleButtons } from "./settle-buttons";

/** Jobs that failed permanently, each with its next steps. */
export function DeadLetterList({ letters }: { readonly letters: readonly DeadLetter[] }) {
  return (
    <ul aria-label="Jobs that failed for good" className="divide-y">
      {letters.map((letter) => (
        <Stranded
          key={letter.id}
          title={letter.queue}
          facts={
            <>
              Failed <InstantText value={letter.failedAt} />
            </>
          }
          reason={letter.reason}
        >
          <SettleButtons kind="job" id={letter.id} label={`${letter.queue} job`} />
        </Stranded>
      ))}
    </ul>
  );
}

/** Emails that belong to no agent, each with its next steps. */
export function UnownedEmailList({
  emails,
  statements,
}: {
  readonly emails: readonly UnownedSummary[];
  /** The attachments that were recognised as statements, and whose statements they are. */
  readonly statements: readonly AttachedStatement[];
}) {
  if (emails.length === 0) {
    return <EmptyState illustration="envelope" title="No emails without an owner" headingLevel="h3" />;
  }
  return (
    <ul aria-label="Emails without an owner" className="divide-y">
      {emails.map((email) => {
        const label = `email ${email.subject ?? "without subject"}`;
        return (
          <Stranded
            key={email.id}
            title={email.subject ?? "No Subject"}
            facts={
              <>
                From {email.fromAddress ?? UNKNOWN_SENDER} to {email.recipients.join(", ") || "nobody"},
                received <InstantText value={email.createdAt} />
              </>
            }
            reason={email.reason}
          >
            <div className="flex flex-wrap gap-2 lg:justify-end">
              {statements
                .filter(({ emailId }) => emailId === email.id)
                .map(({ kind, emailId, index, name }) =>
                  kind === "bank" ? (
                    <ImportAttachedStatement key={index} emailId={emailId} index={index} name={name} />
                  ) : (
                    <ImportAttachedReport
                      key={index}
                      source={{ name, attached: { ownerId: null, emailId, attachment: index } }}
                    />
                  ),
                )}
              <SettleButtons kind="email" id={email.id} label={label} />
            </div>
            <GiveEmail id={email.id} label={label} />
          </Stranded>
        );
      })}
    </ul>
  );
}

/** An item that waits for a decision, with its next steps next to it, or below it where space is short. */
function Stranded({
  title,
  facts,
  reason,
  children,
}: {
  readonly title: string;
  readonly facts: ReactNode;
  readonly reason: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p className="font-medium">{title}</p>
        <p className="text-muted-foreground">{facts}</p>
        <p className="text-muted-foreground text-sm">{reason}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-2 lg:items-end">{children}</div>
    </li>
  );
}
