"use client";

import { ExternalLinkIcon } from "lucide-react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import type { SystemMail } from "@/lib/inbox/emails/intake/intake.model";
import { CopyButton } from "./copy-button";
import { dismissMutation } from "./dismiss-mutation";

/** Emails in which a mail provider asks to confirm forwarding, with their code and link. */
export function SystemMails({ mails }: { readonly mails: readonly SystemMail[] }) {
  const { mutate } = useMutation();
  if (mails.length === 0) return null;
  return (
    <TitledCard
      title="Confirm forwarding"
      description="Your mail provider wants to know that you asked for this. Open its link, or type the code into its settings."
    >
      <ul className="flex flex-col divide-y">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">
                {mail.code ? (
                  <>
                    Code <span className="select-all font-mono">{mail.code}</span>
                  </>
                ) : (
                  (mail.subject ?? "No Subject")
                )}
              </p>
              <p className="break-words text-muted-foreground text-sm">
                {mail.requester ? `For ${mail.requester} · ` : ""}
                <InstantText value={mail.createdAt} />
              </p>
            </div>
            {mail.code ? <CopyButton text={mail.code} what="the confirmation code" /> : null}
            {mail.link ? (
              <Button asChild variant="outline">
                <a href={mail.link} target="_blank" rel="noopener noreferrer">
                  Open the confirmation link
                  <ExternalLinkIcon />
                </a>
              </Button>
            ) : null}
            <Button variant="ghost" onClick={() => void mutate(dismissMutation(mail.id, "Done"))}>
              Done with it
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
