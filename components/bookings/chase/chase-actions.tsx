"use client";

import { ClockIcon, CopyIcon, InboxIcon, MailIcon, PhoneIcon } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useState } from "react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { runAction } from "@/lib/api-client/run-action";
import { OPEN_URL } from "@/lib/base/addresses.model";
import { type CalendarDate, plusDays } from "@/lib/base/calendar-date";
import type { ChaseGroup } from "@/lib/bookings/chase/chase.model";
import { logChaseAction, undoChaseAction } from "./actions";
import { mailHref } from "./chase-mail.model";
import { canSend, type MailWay } from "./mail-way.model";
import { SendEmail } from "./send-email";

const SentEmailsDialog = dynamic(() => import("./sent-emails-dialog"), { ssr: false });

type Props = {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly today: CalendarDate;
  readonly way: MailWay;
};

/** Send the mail, copy it, write it in one's own mail program, note that the supplier was asked, or put it off. */
export function ChaseActions({ group, supplierId, today, way }: Props) {
  const log = useLog(supplierId);
  const [showsSent, setShowsSent] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${group.mail.subject}\n\n${group.mail.body}`);
    toast.success("Mail copied");
  };
  return (
    <div data-print="none" className="flex flex-wrap gap-2">
      <Sending group={group} supplierId={supplierId} way={way} />
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <CopyIcon aria-hidden="true" />
        Copy mail
      </Button>
      <Button asChild size="sm" variant={canSend(way) ? "outline" : "primary"}>
        <a
          href={mailHref(group.contactEmail, group.mail)}
          onClick={() => log({ kind: "contacted", channel: "email" }, "Noted as asked by e-mail")}
        >
          <MailIcon aria-hidden="true" />
          Write e-mail
        </a>
      </Button>
      <MenuButton
        variant="outline"
        size="sm"
        items={[
          {
            label: "Asked by phone",
            icon: PhoneIcon,
            onSelect: () => log({ kind: "contacted", channel: "phone" }, "Noted as asked by phone"),
          },
          {
            label: "Asked by e-mail",
            icon: MailIcon,
            onSelect: () => log({ kind: "contacted", channel: "email" }, "Noted as asked by e-mail"),
          },
          ...(group.lastEmail
            ? [{ label: "E-mails sent from here", icon: InboxIcon, onSelect: () => setShowsSent(true) }]
            : []),
          { kind: "separator" },
          ...SNOOZES.map(({ days, label }) => ({
            label,
            icon: ClockIcon,
            onSelect: () => log({ kind: "snoozed", until: plusDays(today, days) }, "Put off"),
          })),
          ...(group.snoozedUntil
            ? [
                {
                  label: "Chase again now",
                  onSelect: () => log({ kind: "snoozed", until: today }, "Back on the list"),
                },
              ]
            : []),
        ]}
      >
        More
      </MenuButton>
      {showsSent ? (
        <SentEmailsDialog
          supplierId={supplierId}
          supplierName={group.supplierName}
          onClose={() => setShowsSent(false)}
        />
      ) : null}
    </div>
  );
}

/** Sending needs an address; without one the way leads to where it is entered. */
function Sending({ group, supplierId, way }: Omit<Props, "today">) {
  if (!canSend(way)) return null;
  if (group.contactEmail) {
    return <SendEmail group={group} supplierId={supplierId} to={group.contactEmail} way={way} />;
  }
  return (
    <Button asChild size="sm">
      <Link href={OPEN_URL.href("/suppliers", { dialog: "edit-supplier", for: supplierId })}>
        Add contact address
      </Link>
    </Button>
  );
}

const SNOOZES = [
  { days: 7, label: "Put off for a week" },
  { days: 14, label: "Put off for two weeks" },
  { days: 30, label: "Put off for a month" },
] as const;

type Note = {
  readonly kind: "contacted" | "snoozed";
  readonly channel?: "email" | "phone";
  readonly until?: CalendarDate;
};

function useLog(supplierId: string) {
  const { move } = useMove();
  return (note: Note, said: string) =>
    void move({
      run: () => runAction(logChaseAction, { supplierId, note: null, ...note }),
      tells: ({ id }) => ({ said, undo: { run: () => runAction(undoChaseAction, { id }) } }),
    });
}
