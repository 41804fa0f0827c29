import { BellIcon, BellOffIcon, BookmarkIcon, CircleHelpIcon, CircleXIcon, FileTextIcon } from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import type { EmailItemView } from "@/lib/inbox/emails/email-view.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bookingStateOf } from "@/lib/reader/missing-fields.model";
import { NOT_A_BOOKING, NOTHING_SAYS } from "@/lib/reader/not-a-booking.model";
import type { BookingState } from "@/lib/reader/payload.model";
import { Box } from "../reading/proposal-notice";

const SAID = {
  requested: {
    icon: CircleHelpIcon,
    text: "The supplier has only been asked: on request or on a waiting list.",
  },
  option: { icon: BookmarkIcon, text: "The supplier holds it as an option." },
  quoted: { icon: FileTextIcon, text: "The supplier offers it; nothing is booked." },
  declined: { icon: CircleXIcon, text: "The supplier declined it, has none left, or was not paid." },
  unclear: {
    icon: CircleHelpIcon,
    text: "Nothing in this email says whether the booking is confirmed.",
  },
} as const satisfies Partial<Record<BookingState, unknown>>;

/** Explains what an email without a confirmed booking is about. */
export function StateNotice({
  item,
  remindOn,
  onRemind,
}: {
  readonly item: EmailItemView;
  readonly remindOn: string | null;
  /** Sets or removes the reminder; undefined once the email is settled. */
  readonly onRemind: ((day: CalendarDate | null) => void) | undefined;
}) {
  const state = bookingStateOf(item.payload);
  if (state === "confirmed" || state === "cancelled") return null;
  const { icon: Icon, text } = SAID[state];
  const until = item.payload.optionUntil;
  return (
    <Box icon={<Icon aria-hidden="true" />} title={state === "unclear" ? NOTHING_SAYS : NOT_A_BOOKING}>
      <p>{text}</p>
      {state === "option" && isCalendarDate(until) ? (
        <Reminder until={until} isSet={remindOn === until} onRemind={onRemind} />
      ) : null}
      <p className="mt-1">
        {state === "unclear"
          ? "If you know that it is booked, convert it; we will ask you once."
          : "Once it is confirmed, set its status below, or review and edit it."}
      </p>
    </Box>
  );
}

function Reminder({
  until,
  isSet,
  onRemind,
}: {
  readonly until: CalendarDate;
  readonly isSet: boolean;
  readonly onRemind: ((day: CalendarDate | null) => void) | undefined;
}) {
  return (
    <div className="mt-1">
      <p>
        The option ends on{" "}
        <span className="font-medium">
          <DayText value={until} />
        </span>
        {isSet ? ", and you will be reminded." : "."}
      </p>
      {onRemind ? (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => onRemind(isSet ? null : until)}>
          {isSet ? <BellOffIcon /> : <BellIcon />}
          {isSet ? "Remove Reminder" : "Remind Me"}
        </Button>
      ) : null}
    </div>
  );
}
