import {
  BellIcon,
  CircleCheckIcon,
  ClockIcon,
  LoaderCircleIcon,
  MailIcon,
  Trash2Icon,
  TriangleAlertIcon,
} from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Badge } from "@/components/ui/badge";
import type { EmailStatus, EmailSummary } from "@/lib/inbox/emails/email.model";
import { REVIEW_LABELS, STATUS_LABELS } from "@/lib/inbox/emails/email-words.model";
import { typeLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { unusualOf } from "./email-list.model";

const ICONS = {
  new: MailIcon,
  pending_review: ClockIcon,
  processed: CircleCheckIcon,
  rejected: Trash2Icon,
} as const satisfies Record<EmailStatus, unknown>;

/** The status as a small icon, with its name for screen readers. */
export function EmailStatusIcon({ status }: { readonly status: EmailStatus }) {
  const Icon = ICONS[status];
  return (
    <span className="shrink-0 text-muted-foreground" title={STATUS_LABELS[status]}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{STATUS_LABELS[status]}</span>
    </span>
  );
}

export function ReviewBadge({ status }: { readonly status: EmailSummary["reviewStatus"] }) {
  return <StatusBadge status={status} label={REVIEW_LABELS[status]} />;
}

export function NumberBadge({ number }: { readonly number: string | null }) {
  if (!number) return null;
  return (
    <Badge className="max-w-full font-mono">
      <span className="truncate">{number}</span>
    </Badge>
  );
}

/** The day on which an option expires, if the agent set a reminder for it. */
export function ReminderBadge({ day }: { readonly day: string | null }) {
  if (!isCalendarDate(day)) return null;
  return (
    <Badge tone="info">
      <BellIcon />
      <span className="sr-only">Reminder: </span>
      <DayText value={day} />
    </Badge>
  );
}

/** The kind of an email; a badge if the kind or the state of its reading is unusual. */
export function TypeMark({ email }: { readonly email: EmailSummary }) {
  const unusual = unusualOf(email);
  if (email.intake !== "EXTRACTED" && email.intake !== "NO_DATA") return <IntakeBadge email={email} />;
  if (unusual) return <Badge tone={unusual.tone}>{unusual.label}</Badge>;
  if (!email.type) return null;
  return (
    <span className="shrink-0 text-muted-foreground text-xs group-aria-[current=true]:text-accent-foreground">
      {typeLabel(email.type)}
    </span>
  );
}

/** The progress of reading an email, until it is read. */
export function IntakeBadge({ email }: { readonly email: Pick<EmailSummary, "intake"> }) {
  switch (email.intake) {
    case "RECEIVED":
      return (
        <Badge tone="grey">
          <MailIcon />
          Received
        </Badge>
      );
    case "PARSING":
      return (
        <Badge tone="info">
          <LoaderCircleIcon className="animate-spin" />
          Reading
        </Badge>
      );
    case "FAILED":
      return (
        <Badge tone="danger">
          <TriangleAlertIcon />
          Reading failed
        </Badge>
      );
    case "EXTRACTED":
    case "NO_DATA":
    case "QUARANTINED":
    case "SYSTEM":
      return null;
  }
}
