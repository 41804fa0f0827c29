import { PreviewedImport } from "@/components/shared/file-import/previewed-import";
import { DayText } from "@/components/shared/text/date-text";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { rateWords } from "@/lib/ledger/bookings/payments/rate-words.model";
import type { RatePlan } from "@/lib/ledger/exchange-rates/rate-plan.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { previewRatesAction } from "./actions";
import { importRatesMutation } from "./rate-mutations";

/** A dialog that imports a CSV file of rates: it first shows a preview, and stores the rates on confirmation. */
export default function UploadRates({ onClose }: { readonly onClose: () => void }) {
  return (
    <PreviewedImport
      title="Upload rates"
      description="A CSV file with the columns date, base, quote and rate, or the European Central Bank's table."
      label="File of rates"
      hint="2026-11-12,EUR,USD,1.0790: one EUR costs 1.0790 USD"
      plan={(file) => runAction(previewRatesAction, { ...file, isUnusualMeant: false })}
      show={({ fileName }, plan) => <RatePreview fileName={fileName} plan={plan} />}
      importing={({ fileName, text }, { rates, unusual }) => {
        const isUnusual = unusual.length > 0;
        const words = isUnusual ? "They are meant: import" : "Import";
        return rates === 0 ? null : { words, mutation: importRatesMutation(fileName, text, isUnusual) };
      }}
      onClose={onClose}
    />
  );
}

const SHOWN = 10;

/** The effect of importing a file of rates, with the rows that are refused or unusual. */
function RatePreview({ fileName, plan }: { readonly fileName: string; readonly plan: RatePlan }) {
  const { rates, pairs, firstDay, lastDay, refused, unusual } = plan;
  return (
    <div className="flex flex-col gap-3 text-sm" role="status">
      <p className="[overflow-wrap:anywhere]">
        {fileName}: {counted(rates, "rate")}
        {firstDay ? (
          <>
            {" from "}
            <DayText value={firstDay} /> to <DayText value={lastDay} />
          </>
        ) : null}
      </p>
      {pairs.length > 0 ? (
        <p className="text-muted-foreground">{pairs.slice(0, SHOWN * 2).join(", ")}</p>
      ) : null}
      {unusual.length > 0 ? (
        <Alert tone="warn">
          <AlertTitle>{counted(unusual.length, "rate")} far from the last known</AlertTitle>
          <AlertDescription>
            <ul>
              {unusual.slice(0, SHOWN).map(({ line, base, quote, rate, last }) => (
                <li key={line + base + quote}>
                  Line {line}: 1 {base} = {rateWords(rate)} {quote}, last {rateWords(last.rate)} of{" "}
                  <DayText value={last.day} />
                </li>
              ))}
            </ul>
          </AlertDescription>
        </Alert>
      ) : null}
      {refused.length > 0 ? (
        <Alert tone="danger">
          <AlertTitle>{counted(refused.length, "line")} not taken</AlertTitle>
          <AlertDescription>
            <ul>
              {refused.slice(0, SHOWN).map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  );
}
