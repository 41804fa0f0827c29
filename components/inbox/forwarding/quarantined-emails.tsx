"use client";

import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { UNKNOWN_SENDER } from "@/lib/inbox/emails/email-words.model";
import type { IntakeMail } from "@/lib/inbox/emails/intake/intake.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { releaseEmailAction } from "./actions";
import { dismissMutation } from "./dismiss-mutation";

/** Emails from unverified senders. They are not read until they are released. */
export function QuarantinedEmails({ mails }: { readonly mails: readonly IntakeMail[] }) {
  const { mutate } = useMutation();
  if (mails.length === 0) return null;
  return (
    <TitledCard
      title={`In quarantine (${mails.length})`}
      description="These are not shown among your emails until you release them."
    >
      <ul className="flex flex-col divide-y">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="break-words font-medium">{mail.subject ?? "No Subject"}</p>
              <p className="break-words text-muted-foreground text-sm">
                {mail.fromAddress ?? UNKNOWN_SENDER} · <InstantText value={mail.createdAt} />
              </p>
              {mail.intakeReason ? <p className="text-sm">{mail.intakeReason}</p> : null}
            </div>
            <Button variant="outline" size="sm" onClick={() => void mutate(release(mail.id))}>
              Release
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => void mutate(dismissMutation(mail.id, "Email discarded"))}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function release(id: string): Mutation {
  return {
    run: () => runAction(releaseEmailAction, { id }),
    tells: () => ({ said: "Email released" }),
  };
}
