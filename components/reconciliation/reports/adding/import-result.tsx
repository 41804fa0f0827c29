import { CircleAlertIcon, CircleCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { DayText } from "@/components/shared/text/date-text";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { PageLink } from "@/components/ui/links/page-link";
import { counted } from "@/lib/platform/base/text";
import type { ReportPreview } from "@/lib/reconciliation/commission-reports/import/report-upload.model";
import { questionWords } from "@/lib/reconciliation/commission-reports/reading/report-reading.model";
import { reportHref } from "../report-columns";

/** The effect of the import, the problems that prevent it, and the first entries as they were read. */
export function ImportResult({
  preview,
  isBusy,
  error,
}: {
  readonly preview: ReportPreview;
  readonly isBusy: boolean;
  readonly error: string | null;
}) {
  return (
    <section aria-label="What was read" aria-busy={isBusy} className="flex flex-col gap-3">
      <Verdict preview={preview} error={error} />
      {preview.sample.length > 0 ? (
        <ScrollRegion label="The first lines" className="overflow-x-auto rounded-lg border">
          <table className="w-full text-sm">
            <caption className="sr-only">The first lines</caption>
            <thead>
              <tr className="border-b text-left text-muted-foreground text-xs">
                {["Confirmation number", "Client", "Travel start", "Gross", "Net"].map((label, index) => (
                  <th
                    key={label}
                    scope="col"
                    className={`whitespace-nowrap px-3 py-2 font-medium ${index > 2 ? "text-right" : ""}`}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.sample.map((line) => (
                <tr key={line.row} className="border-b last:border-0">
                  <td className="px-3 py-1.5 font-mono">{line.confirmationNumber ?? "–"}</td>
                  <td className="px-3 py-1.5">{line.clientName ?? "–"}</td>
                  <td className="px-3 py-1.5">
                    <DayText value={line.travelStart} />
                  </td>
                  <td className="whitespace-nowrap px-3 py-1.5 text-right">{line.gross}</td>
                  <td className="whitespace-nowrap px-3 py-1.5 text-right">{line.net}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
      {preview.notes.length > 0 ? (
        <Warning>
          {preview.notes.map((note) => (
            <span key={note} className="block [overflow-wrap:anywhere]">
              {note}
            </span>
          ))}
        </Warning>
      ) : null}
      <LeftOut texts={preview.leftOut} />
    </section>
  );
}

/** Rows of the document that contain an amount but are not entries, so that nothing is left out silently. */
function LeftOut({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details className="rounded-lg border p-3 text-sm">
      <summary className="cursor-pointer font-medium">
        {counted(texts.length, "row with an amount is", "rows with amounts are")} no line of the table
      </summary>
      <ul className="mt-2 flex max-h-40 flex-col gap-1 overflow-y-auto">
        {texts.map((text) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Verdict({ preview, error }: { readonly preview: ReportPreview; readonly error: string | null }) {
  const [question] = preview.questions;
  const obstacle = error ?? preview.lacks ?? (question ? questionWords(question) : null);
  if (obstacle) return <Warning>{obstacle}</Warning>;
  if (preview.problemCount > 0 || preview.refusal) {
    return (
      <Alert tone="danger">
        <CircleAlertIcon />
        <AlertTitle>
          {preview.refusal ??
            `${counted(preview.problemCount, "problem")}: nothing is imported until they are gone`}
        </AlertTitle>
        <AlertDescription>
          <ul className="max-h-40 overflow-y-auto">
            {preview.problems.map(({ row, message }) => (
              <li key={`${row}:${message}`}>
                Row {row}: {message}
              </li>
            ))}
          </ul>
        </AlertDescription>
      </Alert>
    );
  }
  return <Taken preview={preview} />;
}

/** The totals of what would be imported. */
function Taken({ preview }: { readonly preview: ReportPreview }) {
  // Inconsistencies are explained below; until they are resolved, don't show this as correct.
  const isSure = preview.doubts.length === 0 && preview.isCurrencyStated;
  return (
    <Alert tone={isSure ? "ok" : "warn"}>
      {isSure ? <CircleCheckIcon /> : <CircleAlertIcon />}
      <AlertTitle>
        {counted(preview.lineCount, "entry", "entries")}, gross {preview.gross}, fee {preview.fee}, tax{" "}
        {preview.tax}, charges and adjustments {preview.adjustment}, net {preview.net}
      </AlertTitle>
      <OwnTotals preview={preview} />
      {preview.knownId || !preview.isCurrencyStated ? (
        <AlertDescription>
          {preview.isCurrencyStated ? null : (
            <p>The file names no currency: {preview.currency} is taken. Say below if it is another.</p>
          )}
          {preview.knownId ? (
            <p>
              This very document is{" "}
              <PageLink href={reportHref(preview.knownId)} className="underline underline-offset-4">
                a report already
              </PageLink>
              .
            </p>
          ) : null}
        </AlertDescription>
      ) : null}
    </Alert>
  );
}

/** Says whether the file's own totals agree. Those that don't are listed among the inconsistencies. */
function OwnTotals({ preview: { agreed, doubts } }: { readonly preview: ReportPreview }) {
  if (agreed.length > 0)
    return <AlertDescription>The file's own totals agree: {agreed.join(", ")}</AlertDescription>;
  return doubts.length > 0 ? null : (
    <AlertDescription>No total of its own was found in the file.</AlertDescription>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <Alert tone="warn">
      <CircleAlertIcon />
      <AlertTitle>{children}</AlertTitle>
    </Alert>
  );
}
