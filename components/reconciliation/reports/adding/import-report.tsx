import { CircleAlertIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldPathByValue, FieldValues, PathValue } from "react-hook-form";
import { DropFile } from "@/components/shared/file-import/drop-file";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { AmountField, DateField, FormField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useForm } from "@/components/shared/form/use-form";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { uploadForm } from "@/lib/platform/api-client/fetch-json";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";
import {
  type ReportPreview,
  reportDetails,
} from "@/lib/reconciliation/commission-reports/import/report-upload.model";
import { reportHref } from "../report-columns";
import { ImportMapping } from "./import-mapping";
import { ImportResult } from "./import-result";
import { formOf, type ReportSource, useReportImport } from "./use-report-import";

/**
 * A dialog that imports a report from a supplier's CSV file, workbook or PDF. The file is read, shown, corrected if
 * necessary, and then imported as a whole.
 */
export default function ImportReport({
  source: given = null,
  onClose,
}: {
  /** The file to start with. */
  readonly source?: ReportSource | null;
  readonly onClose: () => void;
}) {
  const work = useReportImport(given);
  const { source, preview, error, isBusy } = work;
  if (source && preview)
    return <ImportDetails work={work} source={source} preview={preview} onClose={onClose} />;
  return (
    <Dialog
      title="Import a commission report"
      description="A supplier's statement as CSV, XLSX, ODS, PDF or saved email, up to 5 MB."
      body={{ className: "flex flex-col gap-4" }}
      onClose={onClose}
    >
      {error ? <LoadFailed message={error} onRetry={null} /> : null}
      <DropFile
        isBusy={isBusy}
        accept=".csv,.tsv,.txt,.xls,.xlsx,.ods,.fods,.html,.htm,.pdf,.eml"
        label="Statement file"
        invitation="Drop a statement here, or choose one."
        hint="Nothing is imported before you have seen what was read."
        onFile={work.choose}
      />
    </Dialog>
  );
}

type Details = {
  readonly supplierName: string;
  readonly referenceNumber: string;
  readonly receivedOn: CalendarDate | null;
  readonly adjustmentAmount: string;
  readonly netAmount: string;
  readonly acceptedProblems: readonly string[];
};
type Imported = { readonly id: string; readonly isKnown: boolean };

/** The result of reading a file, the report's details to confirm, and the import button. */
function ImportDetails({
  work,
  source,
  preview,
  onClose,
}: {
  readonly work: ReturnType<typeof useReportImport>;
  readonly source: ReportSource;
  readonly preview: ReportPreview;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const doubts = [...new Set([...preview.doubts, ...refused])];
  const form = useForm({
    id: "import-report",
    of: source.name,
    initial: {
      supplierName: preview.guess.supplierName,
      referenceNumber: preview.guess.referenceNumber,
      receivedOn: preview.guess.receivedOn,
      adjustmentAmount: String(preview.guess.adjustmentAmount),
      netAmount: preview.guess.netAmount === null ? "" : String(preview.guess.netAmount),
      acceptedProblems: [],
    } as Details,
    schema: reportDetails,
    inputOf: ({ receivedOn, adjustmentAmount, netAmount, acceptedProblems, ...words }) => ({
      ...words,
      acceptedProblems: [...acceptedProblems],
      receivedOn: receivedOn ?? "",
      adjustmentAmount: parseFigure(adjustmentAmount),
      netAmount: netAmount.trim() === "" ? null : parseFigure(netAmount),
    }),
    mutate: (details) => ({
      run: async () => {
        const options = { ...work.answers, ...details };
        const imported = await uploadForm<Imported>(
          "/admin/commission-reports/import",
          formOf(source, options),
        );
        router.push(reportHref(imported.id));
        return imported;
      },
      tells: (answer) => ({
        said: (answer as Imported).isKnown ? "That document is a report already" : "Report imported",
      }),
      failed: "Failed to import the report",
    }),
    onClose,
    onRefused: ({ fields }) => setRefused(fields?.acceptedProblems ?? []),
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title="Import a commission report"
      description={source.name}
      words={["Import", "Importing..."]}
      className="sm:max-w-3xl"
      fieldsClassName="flex flex-col gap-6"
    >
      <DetailFields form={form} currency={preview.currency} />
      <ImportResult preview={preview} isBusy={work.isBusy} error={work.error} />
      {doubts.length > 0 ? <ImportDoubts form={form} name="acceptedProblems" doubts={doubts} /> : null}
      <ImportMapping preview={preview} answered={work.answers.answered ?? []} onAnswer={work.answer} />
    </FormDialog>
  );
}

/** The fields for the report as a whole. */
function DetailFields({ form, currency }: { readonly form: FormHandle<Details>; readonly currency: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="supplierName" label="Supplier" required maxLength={100} />
      <TextField form={form} name="referenceNumber" label="Reference number" required maxLength={100} />
      <DateField form={form} name="receivedOn" label="Date" required chooseLabel="Choose the report's day" />
      <AmountField form={form} name="adjustmentAmount" label={`Adjustment (${currency})`} required />
      <AmountField
        form={form}
        name="netAmount"
        label={`Net as stated (${currency})`}
        hint="Blank: what the lines come to"
      />
    </div>
  );
}

/** The inconsistencies in a statement's amounts, and the checkbox that must be ticked to import it anyway. */
function ImportDoubts<Values extends FieldValues, Name extends FieldPathByValue<Values, readonly string[]>>({
  form,
  name,
  doubts,
}: {
  readonly form: FormHandle<Values>;
  readonly name: Name;
  readonly doubts: readonly string[];
}) {
  const [only] = doubts.length === 1 ? doubts : [];
  return (
    <section aria-label="What does not hold" className="flex flex-col gap-3">
      <Alert tone="warn">
        <CircleAlertIcon />
        <AlertTitle>{counted(doubts.length, "figure does", "figures do")} not hold</AlertTitle>
        <AlertDescription>
          <ul className="max-h-40 overflow-y-auto">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </AlertDescription>
      </Alert>
      <FormField
        form={form}
        name={name}
        label={
          only ? "Import although this does not hold" : `Import although these ${doubts.length} do not hold`
        }
      >
        {(control, accepted: readonly string[], change) => (
          <Checkbox
            {...control}
            checked={doubts.every((doubt) => accepted.includes(doubt))}
            onChange={(event) => change((event.target.checked ? doubts : []) as PathValue<Values, Name>)}
          />
        )}
      </FormField>
    </section>
  );
}
