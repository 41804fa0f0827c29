import { useMutation } from "@/components/shared/mutations/mutation";
import Confirm from "@/components/shared/questions/confirm";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { lockMutation } from "./month-mutations";

/** A dialog that explains what locking a month means and what it leaves open, and locks it. */
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
    "After that, nothing booked in this month or before it changes. Whatever arrives later is booked on the day it arrives.";
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
