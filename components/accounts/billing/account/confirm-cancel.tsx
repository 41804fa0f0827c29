"use client";

import { DayText } from "@/components/shared/text/date-text";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** Asks before a subscription ends, and says when. */
export default function ConfirmCancel({
  endsOn,
  onClose,
  onConfirm,
}: {
  readonly endsOn: CalendarDate;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>Cancel your subscription?</AlertDialogTitle>
        <AlertDialogDescription>
          Your plan stays as it is until <DayText value={endsOn} />, and nothing is charged from then on. You
          can reactivate it until that day; afterwards you can still read and export everything.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep Subscription</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onConfirm}>
            Cancel Subscription
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
