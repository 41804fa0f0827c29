import { DayText } from "@/components/shared/text/date-text";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { rateWords } from "@/lib/ledger/bookings/payments/rate-words.model";
import type { RatePlan } from "@/lib/ledger/exchange-rates/rate-plan.model";
import { counted } from "@/lib/platform/base/text";

const SHOWN = 10;

/** The effect of importing a file of rates, with the rows that are refused or unusual. */
export function RatePreview({ fileName, plan }: { readonly fileName: string; readonly plan: RatePlan }) {
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
