import { useState } from "react";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { DateField, SelectField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { BANK_FORMATS, type BankFormat, bankFileQuery } from "@/lib/payouts/runs/bank-file.model";
import { saveFile } from "@/lib/platform/api-client/save-file";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

const WORDS: Readonly<Record<BankFormat, string>> = {
  nacha: "NACHA (ACH credit)",
  sepa: "SEPA (pain.001.001.09)",
  csv: "CSV",
};

type Props = {
  readonly runId: string;
  readonly formats: readonly BankFormat[];
  readonly day: CalendarDate;
  readonly onClose: () => void;
};

/**
 * A dialog that downloads the file for the bank. If some agents would be left out, it shows how many and asks again.
 */
export default function DownloadDialog({ runId, formats, day, onClose }: Props) {
  const [gap, setGap] = useState<{ readonly without: number; readonly words: string } | null>(null);
  const form = useForm({
    id: "bank-file",
    of: runId,
    initial: { format: formats[0] ?? "csv", day: day as CalendarDate | null },
    schema: bankFileQuery,
    inputOf: (values) => ({ ...values, without: gap?.without ?? 0 }),
    mutate: (query) => ({
      run: () => saveFile(`/admin/payouts/${runId}/file`, query as Parameters<typeof saveFile>[1]),
      tells: () => ({ said: "File taken", description: "Who downloads it is recorded in the audit." }),
    }),
    onRefused: (failure) => {
      const { without } = failure.facts;
      if (typeof without !== "number") return false;
      setGap({ without, words: failure.message });
      return true;
    },
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title="File for the bank"
      description="Pays whatever in this run is still unpaid. It contains full account numbers, so delete it once you no longer need it."
      words={[gap ? "Download for the others" : "Download", "Writing..."]}
      className="sm:max-w-md"
    >
      {gap ? (
        <Alert>
          <AlertTitle>Not everybody is in it</AlertTitle>
          <AlertDescription>{gap.words}</AlertDescription>
        </Alert>
      ) : null}
      <SelectField
        form={form}
        name="format"
        label="Format"
        required
        choices={BANK_FORMATS.filter((one) => formats.includes(one)).map((one) => [one, WORDS[one]] as const)}
      />
      <DateField form={form} name="day" label="To be paid on" required chooseLabel="Choose the day" />
    </FormDialog>
  );
}
