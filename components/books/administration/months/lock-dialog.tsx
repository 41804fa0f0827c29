"use client";

import { useMutation } from "@/components/shared/mutations/mutation";
import { Confirm } from "@/components/shared/questions/confirm";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { lockMutation } from "./month-mutations";

/** Says what locking a month means and what it leaves open, and locks it. */
export default function LockDialog({
  month,
  open,
  onClose,
}: {
  readonly month: string;
  readonly open: string | null;
  readonly onClose: () => void;
}) {
  const { mutate } = useMutation();
  const means =
    "Nothing that is booked in it, or before, changes any more. What comes later counts for the day on which it comes.";
  return (
    <Confirm
      title={`Lock ${monthInWords(month)}`}
      text={open === null ? means : `Still open: ${open}. ${means}`}
      act="Lock month"
      onClose={onClose}
      onConfirm={() => void mutate(lockMutation(month))}
    />
  );
}
