import { InstantText } from "@/components/shared/date-text";
import { EmptyState } from "@/components/shared/empty-state";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { UnownedSummary } from "@/lib/emails/unowned.model";
import type { DeadLetter } from "@/lib/jobs/job.model";
import { GiveEmail } from "./give-email";
import { SettleButtons } from "./settle-buttons";

/** Jobs that failed for good, each with a next step. */
export function DeadLetterTable({ letters }: { readonly letters: readonly DeadLetter[] }) {
  if (letters.length === 0)
    return <EmptyState illustration="anchor" title="No failed jobs" headingLevel="h3" />;
  return (
    <Table caption="Jobs that failed for good">
      <TableHeader>
        <TableRow>
          <TableHead>Queue</TableHead>
          <TableHead>Reason</TableHead>
          <TableHead>Failed</TableHead>
          <TableHead className="text-right">Next step</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {letters.map((letter) => (
          <TableRow key={letter.id}>
            <TableCell>{letter.queue}</TableCell>
            <TableCell>{letter.reason}</TableCell>
            <TableCell>
              <InstantText value={letter.failedAt} />
            </TableCell>
            <TableCell>
              <SettleButtons kind="job" id={letter.id} label={`${letter.queue} job`} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Mails that belong to no agent, each with a next step. */
export function UnownedEmailTable({ emails }: { readonly emails: readonly UnownedSummary[] }) {
  if (emails.length === 0) {
    return <EmptyState illustration="envelope" title="No e-mails without an owner" headingLevel="h3" />;
  }
  return (
    <Table caption="E-mails without an owner">
      <TableHeader>
        <TableRow>
          <TableHead>Sender and subject</TableHead>
          <TableHead>Sent to</TableHead>
          <TableHead>Received</TableHead>
          <TableHead className="text-right">Next step</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {emails.map((email) => (
          <TableRow key={email.id}>
            <TableCell>
              <span className="block break-all font-medium">{email.fromAddress ?? "Unknown Sender"}</span>
              <span className="block text-muted-foreground">{email.subject ?? "No Subject"}</span>
              <span className="block text-muted-foreground text-sm">{email.reason}</span>
            </TableCell>
            <TableCell className="break-all">{email.recipients.join(", ") || "–"}</TableCell>
            <TableCell>
              <InstantText value={email.createdAt} />
            </TableCell>
            <TableCell>
              <SettleButtons
                kind="email"
                id={email.id}
                label={`e-mail ${email.subject ?? "without subject"}`}
              />
              <GiveEmail id={email.id} label={`e-mail ${email.subject ?? "without subject"}`} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
