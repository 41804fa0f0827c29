import { z } from "zod";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { confirmationNumber } from "@/lib/ledger/bookings/booking.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { correctNumberAction } from "../actions";
import { aboutBooking } from "../mutations/about-booking";
import { CorrectionButtons } from "./correction-buttons";

export type CorrectionTarget = { readonly id: string; readonly version: number };

const correction = z.object({ confirmationNumber });

/** A form that corrects a confirmation number. The old number stays as an alias that still finds the booking. */
export function CorrectNumber({
  target,
  present,
  onClose,
}: {
  readonly target: CorrectionTarget;
  readonly present: string;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "correct-number",
    of: target.id,
    initial: { confirmationNumber: present },
    schema: correction,
    inputOf: (values) => values,
    mutate: (corrected) => ({
      run: () => runAction(correctNumberAction, { ...target, ...corrected }),
      tells: () => ({
        said: "Confirmation number corrected",
        about: aboutBooking({ id: target.id, ...corrected }),
        description: `${present} still finds this booking.`,
      }),
    }),
    onClose,
    unnamed: "confirmationNumber",
  });
  return (
    <div>
      <TextField
        form={form}
        name="confirmationNumber"
        label="Correct confirmation number"
        inputClassName="font-mono"
        maxLength={100}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          form.send();
        }}
      />
      <CorrectionButtons form={form} />
    </div>
  );
}
