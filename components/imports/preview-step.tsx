import { LoaderCircleIcon } from "lucide-react";
import { Causes, Count } from "@/components/shared/file-import/figures";
import { FormatQuestions } from "@/components/shared/file-import/format-questions";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { MoneyText } from "@/components/shared/text/money-text";
import type { DryRun } from "@/lib/imports/csv-import.model";
import type { Currency } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { Duplicates } from "./duplicates";
import { SampleTable } from "./sample-table";
import type { CsvFlow } from "./use-csv-import";

type Previewed = Pick<
  CsvFlow,
  "dryRun" | "chosen" | "mapping" | "answers" | "asked" | "keep" | "isBusy" | "error" | "preview" | "keepRows"
>;

/** The step that shows the first rows as they would be imported, and the effect of the whole file. */
export function PreviewStep({ flow }: { readonly flow: Previewed }) {
  const { dryRun, chosen, mapping, answers, asked, keep, isBusy, error } = flow;
  if (error) return <LoadFailed message={error} onRetry={() => void flow.preview()} />;
  if (!dryRun) return <Checking />;
  return (
    <div className="flex flex-col gap-5" aria-busy={isBusy}>
      <FormatQuestions questions={asked} answers={answers} onAnswer={(given) => void flow.preview(given)} />
      <Counts dryRun={dryRun} />
      <SampleTable
        sample={dryRun.sample}
        headers={chosen?.headers ?? []}
        mapping={mapping}
        format={dryRun.answers}
      />
      <Causes title="Rows that will fail" tone="danger" causes={dryRun.errors} />
      <Causes title="Good to know" tone="warn" causes={dryRun.warnings} />
      <Duplicates duplicates={dryRun.duplicates} keep={keep} onKeep={flow.keepRows} />
    </div>
  );
}

function Checking() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-16 text-muted-foreground">
      <LoaderCircleIcon className="size-5 animate-spin motion-reduce:animate-none" />
      Checking every row...
    </p>
  );
}

/** The number of rows by kind, and the commission they add, by currency. */
function Counts({ dryRun }: { readonly dryRun: DryRun }) {
  const { ready, duplicates, failed, newSuppliers, rows, commission } = dryRun;
  return (
    <section aria-label="The whole file">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Count label="New bookings" value={ready} />
        <Count label="Duplicates" value={duplicates.count} tone={duplicates.count > 0 ? "warn" : undefined} />
        <Count label="Errors" value={failed} tone={failed > 0 ? "danger" : undefined} />
        <Count label="New suppliers" value={newSuppliers} />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">
        {counted(rows, "row")} checked
        {commission.length > 0 ? ", expected commission " : ""}
        {commission.map(({ currency, minor }, index) => (
          <span key={currency}>
            {index > 0 ? ", " : ""}
            <MoneyText value={{ currency: currency as Currency, minor }} className="text-foreground" />
          </span>
        ))}
      </p>
    </section>
  );
}
