"use client";

import { SendIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ChaseGroup } from "@/lib/bookings/chase/chase.model";
import type { MailWay } from "./mail-way.model";
import { useChaseEmail } from "./use-chase-email";

const SendEmailDialog = dynamic(() => import("./send-email-dialog"), { ssr: false });

type Words = ChaseGroup["mail"];

/** Opens the ready mail for a last look before it is sent. What was typed stays when the dialog is closed. */
export function SendEmail({
  group,
  supplierId,
  to,
  way,
}: {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
  readonly way: MailWay;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<Words | null>(null);
  const words = typed ?? group.mail;
  const { send, errors, forget, busy } = useChaseEmail(supplierId, group.supplierName, () => {
    setIsOpen(false);
    setTyped(null);
  });
  const change = (patch: Partial<Words>) => {
    forget();
    setTyped({ ...words, ...patch });
  };
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <SendIcon aria-hidden="true" />
        Send e-mail
      </Button>
      {isOpen ? (
        <SendEmailDialog
          supplierName={group.supplierName}
          to={to}
          way={way}
          words={words}
          change={change}
          errors={errors}
          busy={busy}
          send={() => send(to, words)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
