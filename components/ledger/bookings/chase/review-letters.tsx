"use client";

import { MailsIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/platform/base/text";
import type { Sendable } from "./letters-due.model";
import type { MailWay } from "./mail-way.model";

const { OnDemand: SendEmailDialog } = onDemand(() => import("./send-email-dialog"));

/** Goes through the letters that are due, one after the other: each is looked at, then sent or left. */
export function ReviewLetters({ due, way }: { readonly due: readonly Sendable[]; readonly way: MailWay }) {
  // Those of the moment of the press: the list is asked for anew while one sends.
  const [queue, setQueue] = useState<{ readonly all: readonly Sendable[]; readonly at: number }>();
  const mail = queue?.all[queue.at];
  const stop = () => setQueue(undefined);
  const next = () => setQueue((was) => was && { ...was, at: was.at + 1 });
  if (due.length === 0 && !mail) return null;
  return (
    <>
      <Button data-print="none" onClick={() => setQueue({ all: due, at: 0 })}>
        <MailsIcon aria-hidden="true" />
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
