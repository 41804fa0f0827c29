import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { monthUnlock } from "@/lib/books/months/month.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { unlockMutation } from "./month-mutations";

/** A dialog that asks for the reason to unlock a month, and unlocks it. */
export default function UnlockDialog({
  month,
  onClose,
}: {
  readonly month: string;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "unlock-month",
    of: month,
    initial: { reason: "" },
    schema: monthUnlock,
    inputOf: ({ reason }) => ({ month, reason }),
    mutate: ({ reason }) => unlockMutation(month, reason),
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title={`Unlock ${monthInWords(month)}`}
      description="This month and all later ones are opened again, so what is booked in them can change. The reason is recorded in the audit."
      words={["Unlock month", "Unlocking..."]}
      className="sm:max-w-md"
      hasSummary={false}
    >
      <TextField form={form} name="reason" label="Reason" required maxLength={500} />
    </FormDialog>
  );
}
