import { MailsIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/platform/base/text";
import type { Sendable } from "./chase-emails-due.model";
import type { MailDelivery } from "./mail-delivery.model";

const { OnDemand: SendEmailDialog } = onDemand(() => import("./send-email-dialog"));

/** Goes through the due emails one by one: the agent reviews each and then sends or skips it. */
export function ReviewLetters({
  due,
  way,
}: {
  readonly due: readonly Sendable[];
  readonly way: MailDelivery;
}) {
  // Keep the emails that were due at the press, because the list is refreshed during the review.
  const [queue, setQueue] = useState<{ readonly all: readonly Sendable[]; readonly at: number }>();
  const mail = queue?.all[queue.at];
  const stop = () => setQueue(undefined);
  const next = () => setQueue((was) => was && { ...was, at: was.at + 1 });
  if (due.length === 0 && !mail) return null;
  return (
    <>
      <Button data-print="none" onClick={() => setQueue({ all: due, at: 0 })}>
        <MailsIcon />
        Review and send {counted(due.length, "letter")}
      </Button>
      {queue && mail ? (
        <SendEmailDialog
          key={mail.supplierId}
          {...mail}
          way={way}
          among={{ no: queue.at + 1, count: queue.all.length, next }}
          onClose={stop}
        />
      ) : null}
    </>
  );
}
