import { PlusIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { AmountField, DateField, SelectField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useValues } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { manualReport } from "@/lib/reconciliation/commission-reports/entries/report-correction.model";
import {
  ENTRY_OUTCOMES,
  type EntryOutcome,
} from "@/lib/reconciliation/commission-reports/report-status.model";
import { addReportAction } from "../actions";
import { OUTCOME_WORDS } from "../entry-words.model";
import { reportHref } from "../report-columns";

type Row = {
  readonly confirmationNumber: string;
  readonly clientName: string;
  readonly grossAmount: string;
  readonly feeAmount: string;
  readonly outcome: EntryOutcome;
};
const BLANK: Row = {
  confirmationNumber: "",
  clientName: "",
  grossAmount: "",
  feeAmount: "",
  outcome: "paid",
};

/** A dialog for entering a report by hand. */
export default function NewReport({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter();
  const form = useForm({
    id: "new-report",
    initial: {
      supplierName: "",
      referenceNumber: "",
      receivedOn: null,
      currency: "USD",
      adjustmentAmount: "0",
      entries: [BLANK, BLANK],
    } as Fields,
    schema: manualReport,
    inputOf: ({ receivedOn, adjustmentAmount, entries, ...words }) => ({
      ...words,
      receivedOn: receivedOn ?? "",
      adjustmentAmount: parseFigure(adjustmentAmount),
      entries: filled(entries).map(({ grossAmount, feeAmount, ...entry }) => ({
        ...entry,
        grossAmount: parseFigure(grossAmount),
        feeAmount: feeAmount.trim() === "" ? 0 : parseFigure(feeAmount),
      })),
    }),
    mutate: (report) => ({
      run: async () => router.push(reportHref((await runAction(addReportAction, report)).id)),
      tells: () => ({ said: "Report added" }),
      failed: "Failed to add the report",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title="New commission report"
      description="Its net is what the entries and the adjustment come to."
      words={["Add report", "Adding..."]}
      className="sm:max-w-3xl"
      fieldsClassName="flex flex-col gap-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="supplierName" label="Supplier" required maxLength={100} />
        <TextField form={form} name="referenceNumber" label="Reference number" required maxLength={100} />
        <DateField
          form={form}
          name="receivedOn"
          label="Date"
          required
          chooseLabel="Choose the report's day"
        />
        <SelectField form={form} name="currency" label="Currency" choices={OFFERED_CURRENCIES} />
        <AmountField form={form} name="adjustmentAmount" label="Adjustment" required />
      </div>
      <Entries form={form} />
      <Button
        variant="outline"
        className="self-start"
        onClick={() => form.change({ entries: [...form.values().entries, BLANK] })}
      >
        <PlusIcon />
        Add entry
      </Button>
    </FormDialog>
  );
}

type Fields = {
  readonly supplierName: string;
  readonly referenceNumber: string;
  readonly receivedOn: CalendarDate | null;
  readonly currency: string;
  readonly adjustmentAmount: string;
  readonly entries: readonly Row[];
};

function Entries({ form }: { readonly form: FormHandle<Fields> }) {
  const { entries } = useValues(form);
  return (
    <>
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
        <fieldset key={index} className="grid gap-3 rounded-md border p-3 sm:grid-cols-2 lg:grid-cols-5">
          <legend className="px-1 font-medium text-sm">Entry {index + 1}</legend>
          <TextField
            form={form}
            name={`entries.${index}.confirmationNumber`}
            label="Confirmation number"
            maxLength={100}
          />
          <TextField form={form} name={`entries.${index}.clientName`} label="Client" maxLength={100} />
          <AmountField form={form} name={`entries.${index}.grossAmount`} label="Gross" />
          <AmountField form={form} name={`entries.${index}.feeAmount`} label="Fee" />
          <SelectField
            form={form}
            name={`entries.${index}.outcome`}
            label="Outcome"
            choices={ENTRY_OUTCOMES.map((one) => [one, OUTCOME_WORDS[one]] as const)}
          />
        </fieldset>
      ))}
    </>
  );
}

/** Returns the entries without empty rows at the end. */
function filled(entries: readonly Row[]): readonly Row[] {
  const last = entries.findLastIndex((entry) => JSON.stringify(entry) !== JSON.stringify(BLANK));
  return entries.slice(0, Math.max(1, last + 1));
}
