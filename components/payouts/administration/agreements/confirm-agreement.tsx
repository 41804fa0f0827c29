import type { z } from "zod";
import { useMutation } from "@/components/shared/mutations/mutation";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type agreementChange, percentWords } from "@/lib/payouts/agreements/agreement-change.model";
import type { PercentPreview } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";
import { saveAgreementMutation } from "./payout-mutations";

/** The effect of an agreement, and the button that saves it. */
export function ConfirmAgreement({
  change,
  preview: { changes, unchanged, madeShares },
  onBack,
  onSaved,
}: {
  readonly change: z.input<typeof agreementChange>;
  readonly preview: PercentPreview;
  readonly onBack: () => void;
  readonly onSaved: () => void;
}) {
  const { mutate, busy } = useMutation();
  const save = async () => {
    if (!busy && (await mutate(saveAgreementMutation(change)))) onSaved();
  };
  return (
    <Dialog
      title="What would change"
      description={
        change.validFrom ? (
          <>
            From <DayText value={change.validFrom as CalendarDate} /> on. Nothing is saved yet.
          </>
        ) : (
          "For commission received from now on. Nothing is saved yet."
        )
      }
      cancel="Back"
      footer={
        <Button aria-disabled={busy} onClick={() => void save()}>
          {busy ? "Saving..." : "Save"}
        </Button>
      }
      onClose={onBack}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {changes.map(({ fromBp, toBp, bookings }) => (
          <li key={`${fromBp} ${toBp}`}>
            {counted(bookings, "booking")} that {bookings === 1 ? "expects" : "expect"} commission:{" "}
            {percentWords(fromBp)} → <b className="font-medium">{percentWords(toBp)}</b> in the next share
          </li>
        ))}
        {changes.length === 0 ? <li>No booking that expects commission now would change.</li> : null}
        {unchanged > 0 ? <li>{counted(unchanged, "booking")} would stay as they are.</li> : null}
        <li>
          {madeShares === 0
            ? "No shares were made yet."
            : `${counted(madeShares, "share")} made already: none changes.`}
        </li>
      </ul>
    </Dialog>
  );
}
