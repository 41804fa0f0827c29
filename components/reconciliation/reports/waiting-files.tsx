"use client";

import { SectionCard } from "@/components/desk/dashboard/section-card";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { UNKNOWN_SENDER } from "@/lib/inbox/emails/email-words.model";
import {
  MOST_WAITING,
  type WaitingFile,
} from "@/lib/reconciliation/commission-reports/arrival/waiting-file.model";
import { ImportAttachedReport } from "./adding/add-report-buttons";
import { reportMutations } from "./report-mutations";

/** Files that agents forwarded and that wait for somebody to say how they are read; nothing where none does. */
export function WaitingFiles({ files }: { readonly files: readonly WaitingFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className="mb-4">
      <SectionCard
        title="Statements that wait for an answer"
        description={`They came with emails, and nothing of them is taken until you decide${files.length < MOST_WAITING ? "" : `. The oldest ${MOST_WAITING} are shown`}`}
      >
        <ul data-cards="" aria-label="Statements that wait for an answer" className="divide-y">
          {files.map((file) => (
            <Waiting key={file.id} file={file} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

function Waiting({ file }: { readonly file: WaitingFile }) {
  const { ownerId, emailId, attachment, fileName, asks, subject, sender, agent, createdAt } = file;
  const { mutate, busy } = useMutation();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p className="font-medium">{fileName}</p>
        <p className="text-muted-foreground">
          {subject ?? "No Subject"}, from {sender ?? UNKNOWN_SENDER}, forwarded by {agent},{" "}
          <InstantText value={createdAt} />
        </p>
        <p className="text-muted-foreground text-sm">{asks}</p>
      </div>
      <div className="flex gap-2">
        <ImportAttachedReport source={{ name: fileName, attached: { ownerId, emailId, attachment } }} />
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={`Put aside ${fileName}`}
          onClick={() => void mutate(reportMutations.putAside(file))}
        >
          Put aside
        </Button>
      </div>
    </li>
  );
}
