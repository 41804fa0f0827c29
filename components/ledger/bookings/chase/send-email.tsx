"use client";

import { SendIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Button } from "@/components/ui/button";
import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";
import type { MailDelivery } from "./mail-delivery.model";

const { OnDemand: SendEmailDialog, preload } = onDemand(() => import("./send-email-dialog"));

/** A button that opens the prepared email for review before it is sent. Edits are kept when the dialog is closed. */
export function SendEmail(mail: {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
  readonly way: MailDelivery;
}) {
  const [isOpen, setOpen] = useState(false);
  usePreload(preload);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <SendIcon aria-hidden="true" />
        Send email
      </Button>
      {isOpen ? <SendEmailDialog {...mail} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
