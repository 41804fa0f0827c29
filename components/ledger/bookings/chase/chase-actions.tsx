import {
  ClockIcon,
  CopyIcon,
  HandshakeIcon,
  InboxIcon,
  MailCheckIcon,
  MailIcon,
  PhoneIcon,
  UserPlusIcon,
} from "lucide-react";
import { type MouseEvent, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { logChaseAction, undoChaseAction } from "./actions";
import { isSent } from "./chase-emails-due.model";
import { mailHref } from "./chase-mail.model";
import { canSend, type MailDelivery } from "./mail-delivery.model";
import { SendEmail } from "./send-email";

const { OnDemand: DayDialog } = onDemand(() => import("@/components/shared/form/day-dialog"));
const { OnDemand: SentEmailsDialog } = onDemand(() => import("./sent-emails-dialog"));

type Props = {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly today: CalendarDate;
  readonly way: MailDelivery;
};

/**
 * The actions for one supplier's overdue commission. The main one sends the email, or opens it in the agent's own
 * mail program; a menu has the others: copy it, record that the supplier was asked, put it off.
 */
export function ChaseActions({ group, supplierId, today, way }: Props) {
  const log = useLog(supplierId);
  const noting = noteOf(supplierId);
  const [showsSent, setShowsSent] = useState(false);
  const [isPromising, setPromising] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${group.mail.subject}\n\n${group.mail.body}`);
    toast.success("Email copied");
  };
  const href = mailHref(group.contactEmail, group.mail);
  const wrote = () => log({ kind: "contacted", channel: "email" }, "Noted as asked by email");
  const write = () => {
    window.location.assign(href);
    wrote();
  };
  return (
    <div data-print="none" className="flex gap-2">
      <Letter {...{ group, supplierId, way, href, wrote }} />
      <MenuButton
        variant="outline"
        size="sm"
        aria-label={`More for ${group.supplierName}`}
        items={[
          ...(canSend(way) ? [{ label: "Write email", icon: MailIcon, onSelect: write }] : []),
          { label: "Copy email", icon: CopyIcon, onSelect: () => void copy() },
          { kind: "separator" },
          {
            label: "Asked by phone",
            icon: PhoneIcon,
            onSelect: () => log({ kind: "contacted", channel: "phone" }, "Noted as asked by phone"),
          },
          {
            label: "Asked by email",
            icon: MailCheckIcon,
            onSelect: wrote,
          },
          ...(group.lastEmail
            ? [{ label: "Emails sent from here", icon: InboxIcon, onSelect: () => setShowsSent(true) }]
            : []),
          { kind: "separator" },
          { label: "Promised for a day...", icon: HandshakeIcon, onSelect: () => setPromising(true) },
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
      {isPromising ? (
        <DayDialog
          name="promised"
          title={`Promised by ${group.supplierName}`}
          description="It is set aside until that day, then returns to the list."
          label="Pays by"
          submit={["Save", "Saving..."]}
          mutation={(until) => noting({ kind: "promised", until }, "Promise noted")}
          onClose={() => setPromising(false)}
        />
      ) : null}
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

/** The state of the due email: sent, to be sent from here, or to be written in the agent's own mail program. */
function Letter({
  href,
  wrote,
  ...mail
}: Omit<Props, "today"> & { readonly href: string; readonly wrote: () => void }) {
  const { group, way } = mail;
  if (isSent(group)) {
    return (
      <Badge tone="ok" className="self-center">
        {group.lastEmail?.state === "sent" ? "Sent" : "On its way"}
      </Badge>
    );
  }
  if (canSend(way)) return <Sending {...mail} />;
  return (
    <Button asChild size="sm">
      <a href={href} onClick={wrote}>
        <MailIcon />
        Write email
      </a>
    </Button>
  );
}

/** The Send button. Sending needs a contact address; without one, it first opens the form for it. */
function Sending({ group, supplierId, way }: Omit<Props, "today">) {
  const { href, show } = useUrlState(OPEN_URL);
  if (group.contactEmail) {
    return <SendEmail group={group} supplierId={supplierId} to={group.contactEmail} way={way} />;
  }
  const contact = { dialog: "edit-supplier", for: supplierId } as const;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(contact);
  };
  return (
    <Button asChild size="sm">
      <a href={href(contact)} onClick={open}>
        <UserPlusIcon />
        Add contact address
      </a>
    </Button>
  );
}

const SNOOZES = [
  { days: 7, label: "Put off for a week" },
  { days: 14, label: "Put off for two weeks" },
  { days: 30, label: "Put off for a month" },
] as const;

type Note = {
  readonly kind: "contacted" | "snoozed" | "promised";
  readonly channel?: "email" | "phone";
  readonly until?: CalendarDate;
};

function useLog(supplierId: string) {
  const { mutate } = useMutation();
  return (note: Note, said: string) => void mutate(noteOf(supplierId)(note, said));
}

function noteOf(supplierId: string) {
  return (note: Note, said: string): Mutation<{ readonly id: string }> => ({
    ...(note.until ? { subject: `chase/${supplierId}/until` } : {}),
    run: () => runAction(logChaseAction, { supplierId, note: null, ...note }),
    tells: ({ id }) => ({ said, undo: { run: () => runAction(undoChaseAction, { id }) } }),
  });
}
