import { PaperclipIcon } from "lucide-react";
import { memo } from "react";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Checkbox } from "@/components/ui/checkbox";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import { REVIEW_LABELS, senderOf } from "@/lib/inbox/emails/email-words.model";
import { shortDay } from "@/lib/platform/base/dates/short-day";
import { bothClocks, writtenInstant } from "@/lib/platform/base/dates/written-date";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import { counted } from "@/lib/platform/base/text";
import { EmailStatusIcon, ReminderBadge, ReviewBadge, TypeMark } from "./email-badges";

/** One email of the list. It is a real link, so that a middle click opens it in a new tab. */
export const EmailRow = memo(function EmailRow({
  email,
  href,
  selected,
  ticked,
  ticking,
  onTick,
  onOpen,
  onApproach,
}: {
  readonly email: EmailSummary;
  readonly href: string;
  readonly selected: boolean;
  readonly ticked: boolean;
  /** Whether any email is selected; then every row shows its checkbox. */
  readonly ticking: boolean;
  readonly onTick: (id: string, range: boolean) => void;
  readonly onOpen: (id: string) => void;
  readonly onApproach: (id: string) => void;
}) {
  return (
    <div className="group/tick relative" data-ticking={ticking ? "" : undefined}>
      <a
        href={href}
        aria-current={selected ? "true" : undefined}
        data-email={email.id}
        onPointerEnter={() => onApproach(email.id)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(email.id);
        }}
        className="group block border-b border-l-2 border-l-transparent px-3 py-2.5 text-left hover:bg-muted focus-visible:-outline-offset-2 aria-[current=true]:border-l-primary aria-[current=true]:bg-accent aria-[current=true]:text-accent-foreground"
      >
        <span className="flex items-center gap-2">
          <span className="group-data-ticking/tick:opacity-0 max-md:opacity-0 md:group-hover/tick:opacity-0">
            <EmailStatusIcon status={email.status} />
          </span>
          <span className="min-w-0 flex-1 truncate font-semibold">{senderOf(email)}</span>
          {email.attachmentCount > 0 ? (
            <span className="flex shrink-0 items-center text-muted-foreground">
              <PaperclipIcon className="size-3.5" />
              <span className="sr-only">{counted(email.attachmentCount, "attachment")}</span>
            </span>
          ) : null}
          <ListDate value={email.createdAt} />
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">{email.subject ?? "No Subject"}</span>
          <span className="sr-only">
            {email.intake === "EXTRACTED" && email.hasData ? <span>Data Extracted</span> : null}{" "}
            {email.confirmationNumber}
          </span>
          <TypeMark email={email} />
        </span>
        <RowNotes email={email} />
        {email.adminNotes ? (
          <span className="mt-1.5 block border-l-2 border-l-warn-foreground pl-2 text-sm">
            <span className="font-medium">Admin note: </span>
            {email.adminNotes}
          </span>
        ) : null}
      </a>
      <Checkbox
        aria-label={`Select ${senderOf(email)}: ${email.subject ?? "No Subject"}`}
        checked={ticked}
        onChange={() => undefined}
        onClick={(event) => onTick(email.id, event.shiftKey)}
        className="absolute top-2 left-2.5 opacity-0 focus-within:opacity-100 group-data-ticking/tick:opacity-100 max-md:opacity-100 md:group-hover/tick:opacity-100"
      />
    </div>
  );
});

/** The administrator's answer and the agent's reminder; few emails have either. */
function RowNotes({ email }: { readonly email: EmailSummary }) {
  const isAnswered = email.reviewStatus === "admin_reviewed" || email.reviewStatus === "rejected";
  if (!isAnswered && !email.remindOn) {
    return <span className="sr-only">{REVIEW_LABELS[email.reviewStatus]}</span>;
  }
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      <ReviewBadge status={email.reviewStatus} />
      <ReminderBadge day={email.remindOn} />
    </span>
  );
}

/**
 * The arrival time of an email in short form: the time for today, the day for this year, otherwise the full date, in
 * the user's format. The server and the first paint show the day in UTC.
 */
function ListDate({ value }: { readonly value: string }) {
  const { dateFormat, timeZone } = useDatePreferences();
  const mounted = useMounted();
  const zone = timeZone ?? (mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC");
  const instant = new Date(value);
  return (
    <time
      dateTime={value}
      data-tooltip={bothClocks(instant, dateFormat, zone)}
      className="shrink-0 text-muted-foreground text-xs group-aria-[current=true]:text-accent-foreground"
    >
      {written(instant, { dateFormat, zone, now: mounted ? new Date() : null })}
    </time>
  );
}

type Said = { readonly dateFormat: DateFormat; readonly zone: string; readonly now: Date | null };

function written(instant: Date, { dateFormat, zone, now }: Said): string {
  const [day = "", clock = ""] = writtenInstant(instant, dateFormat, zone).split(" ");
  const [today = ""] = now ? writtenInstant(now, dateFormat, zone).split(" ") : [];
  if (day === today) return clock;
  const isThisYear = now === null || yearOf(instant, zone) === yearOf(now, zone);
  return isThisYear ? shortDay(instant, dateFormat, zone) : day;
}

function yearOf(instant: Date, zone: string): string {
  return writtenInstant(instant, "yyyy-mm-dd", zone).slice(0, 4);
}
