import { FormDialog } from "@/components/shared/form/form-dialog";
import { AmountField, DateField, SelectField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { entryCorrection } from "@/lib/reconciliation/commission-reports/entries/report-correction.model";
import { ENTRY_OUTCOMES } from "@/lib/reconciliation/commission-reports/report-status.model";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { correctEntryAction } from "../actions";
import { OUTCOME_WORDS } from "../entry-words.model";

/** A dialog that corrects the extracted values of an entry. */
export default function CorrectEntry({
  entry,
  currency,
  onClose,
}: {
  readonly entry: EntryView;
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "report-entry",
    of: entry.id,
    initial: {
      confirmationNumber: entry.confirmationNumber ?? "",
      clientName: entry.clientName ?? "",
      travelStart: entry.travelStart,
      travelEnd: entry.travelEnd,
      grossAmount: String(entry.typed.gross),
      feeAmount: String(entry.typed.fee),
      taxAmount: String(entry.typed.tax),
      outcome: entry.outcome,
    },
    schema: entryCorrection,
    inputOf: ({ grossAmount, feeAmount, taxAmount, ...words }) => ({
      ...words,
      grossAmount: parseFigure(grossAmount),
      feeAmount: parseFigure(feeAmount),
      taxAmount: parseFigure(taxAmount),
    }),
    mutate: (correction) => ({
      run: () => runAction(correctEntryAction, { id: entry.id, version: entry.version, correction }),
      tells: () => ({ said: "Entry corrected" }),
      failed: "Failed to correct the entry",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title={`Correct line ${entry.line}`}
      description="What the document says is kept beside it."
      words={["Save", "Saving..."]}
      className="sm:max-w-xl"
      fieldsClassName="grid gap-4 sm:grid-cols-2"
    >
      <TextField form={form} name="confirmationNumber" label="Confirmation number" maxLength={100} />
      <TextField form={form} name="clientName" label="Client" maxLength={200} />
      <DateField form={form} name="travelStart" label="Travel start" chooseLabel="Choose the first day" />
      <DateField form={form} name="travelEnd" label="Travel end" chooseLabel="Choose the last day" />
      <AmountField form={form} name="grossAmount" label={`Gross (${currency})`} required />
      <AmountField form={form} name="feeAmount" label={`Fee (${currency})`} required />
      <AmountField form={form} name="taxAmount" label={`Tax (${currency})`} required />
      <SelectField
        form={form}
        name="outcome"
        label="Outcome"
        choices={ENTRY_OUTCOMES.map((one) => [one, OUTCOME_WORDS[one]] as const)}
      />
    </FormDialog>
  );
}
