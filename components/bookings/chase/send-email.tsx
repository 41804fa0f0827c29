"use client";

import { SendIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ChaseGroup } from "@/lib/bookings/chase/chase.model";
import type { MailWay } from "./mail-way.model";

const SendEmailDialog = dynamic(() => import("./send-email-dialog"), { ssr: false });

/** Opens the ready mail for a last look before it is sent. What was typed stays when the dialog is closed. */
export function SendEmail(mail: {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
  readonly way: MailWay;
}) {
  const [look, setLook] = useState<"none" | "open" | "put aside">("none");
  return (
    <>
      <Button size="sm" onClick={() => setLook("open")}>
        <SendIcon aria-hidden="true" />
        Send e-mail
      </Button>
      {look === "none" ? null : (
        <SendEmailDialog
          {...mail}
          isOpen={look === "open"}
          onClose={() => setLook("put aside")}
          onSent={() => setLook("none")}
        />
      )}
    </>
  );
}
