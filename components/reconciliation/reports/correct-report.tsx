import { FormDialog } from "@/components/shared/form/form-dialog";
import { AmountField, DateField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { reportCorrection } from "@/lib/reconciliation/commission-reports/entries/report-correction.model";
import type { ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { correctReportAction } from "./actions";

const AMOUNTS = [
  ["grossAmount", "Gross"],
  ["feeAmount", "Fee"],
  ["taxAmount", "Tax"],
  ["adjustmentAmount", "Adjustment"],
  ["netAmount", "Net"],
] as const;

/** A dialog that corrects a report's details and its adjustment. */
export default function CorrectReport({
  report,
  onClose,
}: {
  readonly report: ReportView;
  readonly onClose: () => void;
}) {
  const { typed } = report;
  const form = useForm({
    id: "report",
    of: report.id,
    initial: {
      referenceNumber: report.referenceNumber,
      receivedOn: report.receivedOn as CalendarDate | null,
      grossAmount: String(typed.gross),
      feeAmount: String(typed.fee),
      taxAmount: String(typed.tax),
      adjustmentAmount: String(typed.adjustment),
      netAmount: String(typed.net),
    },
    schema: reportCorrection,
    inputOf: ({ referenceNumber, receivedOn, ...amounts }) => ({
      referenceNumber,
      receivedOn: receivedOn ?? "",
      grossAmount: parseFigure(amounts.grossAmount),
      feeAmount: parseFigure(amounts.feeAmount),
      taxAmount: parseFigure(amounts.taxAmount),
      adjustmentAmount: parseFigure(amounts.adjustmentAmount),
      netAmount: parseFigure(amounts.netAmount),
    }),
    mutate: (correction) => ({
      run: () => runAction(correctReportAction, { id: report.id, version: report.version, correction }),
      tells: () => ({ said: "Report corrected" }),
      failed: "Failed to correct the report",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title="Correct the report"
      description="An adjustment is what the supplier added (negative: took off) beside the entries."
      words={["Save", "Saving..."]}
      className="sm:max-w-xl"
      fieldsClassName="grid gap-4 sm:grid-cols-2"
    >
      <TextField form={form} name="referenceNumber" label="Reference number" required maxLength={100} />
      <DateField form={form} name="receivedOn" label="Date" required chooseLabel="Choose the report's day" />
      {AMOUNTS.map(([name, label]) => (
        <AmountField key={name} form={form} name={name} label={`${label} (${report.currency})`} required />
      ))}
    </FormDialog>
  );
}
