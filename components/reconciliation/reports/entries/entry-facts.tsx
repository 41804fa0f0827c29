import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { OUTCOME_WORDS } from "../entry-words.model";
import { EntryBadge } from "./entry-badge";

/** The values of an entry, and its original columns in the document. */
export function EntryFacts({ entry }: { readonly entry: EntryView }) {
  const raw = Object.entries(entry.raw);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Fact label="Status">
          <EntryBadge status={entry.status} />
        </Fact>
        <Fact label="Outcome">{OUTCOME_WORDS[entry.outcome]}</Fact>
        <Fact label="Client">{entry.clientName}</Fact>
        <Fact label="Travel">
          <DayText value={entry.travelStart} />
          {entry.travelEnd ? (
            <>
              {" to "}
              <DayText value={entry.travelEnd} />
            </>
          ) : null}
        </Fact>
        <Fact label="Gross">{entry.gross}</Fact>
        <Fact label="Net">{entry.net}</Fact>
        {entry.fee ? <Fact label="Fee">{entry.fee}</Fact> : null}
        {entry.tax ? <Fact label="Tax">{entry.tax}</Fact> : null}
        {entry.sale ? <Fact label="Sale">{entry.sale}</Fact> : null}
        {entry.property ? <Fact label="Property">{entry.property}</Fact> : null}
        {entry.agency ? <Fact label="Agency">{entry.agency}</Fact> : null}
        {entry.variance ? <Fact label="Against what was expected">{entry.variance}</Fact> : null}
      </dl>
      {raw.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-muted-foreground">As it stood in the document</summary>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            {raw.map(([column, cell]) => (
              <div key={column} className="contents">
                <dt className="text-muted-foreground">{column}</dt>
                <dd className="min-w-0 break-words">{cell || "–"}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}
