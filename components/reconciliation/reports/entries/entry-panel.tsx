import { XIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Button } from "@/components/ui/button";
import { ENTRY_REASON_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { OUTCOME_WORDS } from "../entry-words.model";
import { EntryBadge } from "./entry-badge";
import { BookingFacts, EntryCandidates } from "./entry-candidates";
import type { EntryDecisions } from "./use-entry-decisions";

const { OnDemand: CorrectEntry } = onDemand(() => import("./correct-entry"));
const { OnDemand: FindBooking } = onDemand(() => import("./find-booking"));

type Dialog = "correct" | "find" | null;

/** The open entry: its values, its booking, and the possible actions. */
export function EntryPanel({
  entry,
  currency,
  decisions,
  onClose,
}: {
  readonly entry: EntryView;
  readonly currency: string;
  readonly decisions: EntryDecisions;
  readonly onClose: () => void;
}) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  return (
    <section aria-label={`Entry ${entry.line}`} className="rounded-lg border bg-card" data-print="none">
      <div className="flex items-start justify-between gap-2 border-b p-4">
        <div className="min-w-0">
          <h2 className="break-words font-mono font-semibold text-md">
            {entry.confirmationNumber ?? `Line ${entry.line}`}
          </h2>
          <p className="text-muted-foreground text-sm">Line {entry.line} of the report</p>
        </div>
        <Button variant="ghost" size="icon-sm" aria-label="Close the entry" onClick={onClose}>
          <XIcon />
        </Button>
      </div>
      <div className="flex flex-col gap-4 p-4">
        <EntryFacts entry={entry} />
        <QuestionPrompt about={entry.id} />
        <EntryTarget entry={entry} decisions={decisions} />
        <EntryActs entry={entry} decisions={decisions} onDialog={setDialog} />
      </div>
      {dialog === "correct" ? <CorrectEntry entry={entry} currency={currency} onClose={close} /> : null}
      {dialog === "find" ? (
        <FindBooking
          onChoose={(booking) => {
            close();
            decisions.match(entry, booking);
          }}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

type Part = { readonly entry: EntryView; readonly decisions: EntryDecisions };

/** The booking that the entry was matched to, or the candidates. */
function EntryTarget({ entry, decisions }: Part) {
  if (entry.status === "IGNORED") return null;
  if (entry.differenceReason)
    return <p className="text-sm">For no booking: {ENTRY_REASON_WORDS[entry.differenceReason]}</p>;
  if (!entry.booking || entry.isProposal) {
    return (
      <EntryCandidates
        entry={entry}
        busy={decisions.isBusy(entry)}
        onMatch={(booking) => decisions.match(entry, booking)}
      />
    );
  }
  return (
    <div className="rounded-md border p-3">
      <h3 className="mb-1 font-medium text-sm">Matched booking</h3>
      <BookingFacts booking={entry.booking} />
      {entry.paid ? <p className="mt-1 text-sm">Paid {entry.paid}</p> : null}
    </div>
  );
}

function EntryActs({ entry, decisions, onDialog }: Part & { readonly onDialog: (dialog: Dialog) => void }) {
  const busy = decisions.isBusy(entry);
  if (entry.status === "IGNORED") {
    return <Act busy={busy} onClick={() => decisions.restore(entry)} label="Restore" />;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {entry.booking ? (
        <Act
          busy={busy}
          onClick={() => decisions.unmatch(entry)}
          label={entry.isProposal ? "Not this one" : "Unmatch"}
        />
      ) : null}
      {(entry.booking && !entry.isProposal) || entry.differenceReason ? null : (
        <Act busy={busy} onClick={() => onDialog("find")} label="Find a booking..." />
      )}
      <Act busy={busy} onClick={() => onDialog("correct")} label="Correct..." />
      <Act busy={busy} onClick={() => decisions.ignore(entry)} label="Ignore" />
    </div>
  );
}

function Act({
  label,
  busy,
  onClick,
}: {
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="self-start"
      aria-disabled={busy}
      onClick={() => (busy ? undefined : onClick())}
    >
      {label}
    </Button>
  );
}

/** The values of an entry, and its original columns in the document. */
function EntryFacts({ entry }: { readonly entry: EntryView }) {
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
