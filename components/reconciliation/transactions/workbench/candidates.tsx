import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type {
  BookingCandidate,
  CandidatePart,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { MatchButton, Reasons, VerdictBadge } from "./candidate-parts";
import { doubtsOf } from "./choices.model";
import { DifferenceLine } from "./difference-line";
import { Section } from "./facts";
import type { Taking } from "./use-candidate-choice";

/** The number of choices that have a digit key. */
export const MOST_KEYS = 9;

/**
 * The bookings that the transaction may pay, most likely first. The selected one's timeline is shown next to them.
 */
export function BookingCandidates({
  detail,
  taking,
  from,
  proposal,
}: {
  readonly detail: TransactionDetail;
  readonly taking: Taking;
  /** The index of the first one among all choices. */
  readonly from: number;
  /** The rank of the candidate that the matcher proposes; null if there is none. */
  readonly proposal: number | null;
}) {
  const { candidates } = detail;
  return (
    <Section title="Booking Candidates">
      {candidates.length === 0 ? (
        <p className="text-muted-foreground text-sm">
          No booking fits this payment yet. Assign its supplier, or link a booking yourself.
        </p>
      ) : null}
      <ol aria-label="Booking candidates" className="flex flex-col gap-2 empty:hidden">
        {candidates.map((candidate, index) => (
          <Candidate
            key={candidate.rank}
            {...{ detail, candidate, taking }}
            at={from + index}
            isProposed={candidate.rank === proposal}
          />
        ))}
      </ol>
      <Rejected detail={detail} />
    </Section>
  );
}

/** The bookings that were turned down for this transaction. */
function Rejected({ detail: { rejected } }: Pick<CandidateProps, "detail">) {
  if (rejected.length === 0) return null;
  return (
    <p className="mt-3 text-muted-foreground text-sm">
      Turned down before, and not proposed again: {rejected.map(({ words }) => words).join(", ")}
    </p>
  );
}

type CandidateProps = {
  readonly detail: TransactionDetail;
  readonly candidate: BookingCandidate;
  readonly at: number;
  readonly taking: Taking;
  readonly isProposed: boolean;
};

function Candidate({ detail, candidate, at, taking, isProposed }: CandidateProps) {
  const { parts, score, reasons } = candidate;
  const { choose, take } = taking;
  const isChosen = at === taking.chosen;
  const name = parts.map(({ booking }) => booking.confirmationNumber).join(" + ");
  const isRejected = detail.rejected.some(({ id }) => parts.some(({ booking }) => booking.id === id));
  return (
    <li
      className={cn(
        "relative rounded-lg border p-3",
        isChosen ? "border-primary bg-accent/40" : "hover:bg-muted/60",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {at < MOST_KEYS ? <Kbd aria-hidden="true">{at + 1}</Kbd> : null}
        {/* Stretched over the candidate, like a row's link over its row. */}
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => choose(at)}
          className="min-w-0 rounded-sm text-left font-medium font-mono [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg"
        >
          {name}
          <span className="sr-only">, show this booking</span>
        </button>
        <VerdictBadge score={score} />
        {isProposed ? <Badge tone="info">Proposed</Badge> : null}
        {isRejected ? <Badge tone="warn">Turned down before</Badge> : null}
        <MatchButton label={name} match={take && (() => take(at))} />
      </div>
      {parts.map((part) => (
        <Part key={part.booking.id} part={part} date={detail.date} isAlone={parts.length === 1} />
      ))}
      {detail.target ? null : (
        <DifferenceLine candidate={candidate} amount={detail.amount} taking={isChosen ? taking : undefined} />
      )}
      <Reasons reasons={reasons} doubts={detail.target ? [] : doubtsOf(detail, candidate)} />
    </li>
  );
}

function Part({
  part,
  date,
  isAlone,
}: {
  readonly part: CandidatePart;
  readonly date: TransactionDetail["date"];
  readonly isAlone: boolean;
}) {
  const { booking, supplier, clientName, agentName, commission, outstanding, travelEnd, rivalCount } = part;
  const days = daysBetween(travelEnd, date);
  const isPart = outstanding.minor !== commission.minor;
  return (
    <div className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
      {isAlone ? null : <span className="font-mono">{booking.confirmationNumber}</span>}
      <span>{supplier?.name ?? "No supplier"}</span>
      <span className="whitespace-nowrap font-medium">
        {formatMoney(commission)}
        {isPart ? <span className="font-normal"> · {formatMoney(outstanding)} owed</span> : null}
      </span>
      <span className="text-muted-foreground">
        {[clientName, agentName && `agent ${agentName}`, travelWords(days)].filter(Boolean).join(" · ")}
      </span>
      {rivalCount > 0 ? (
        <span className="text-warn-foreground">
          {counted(rivalCount, "other transaction")} may be for it as well
        </span>
      ) : null}
    </div>
  );
}

function travelWords(days: number): string {
  if (days === 0) return "on the day travel ended";
  return days > 0 ? `${counted(days, "day")} after travel` : `${counted(-days, "day")} before travel ended`;
}
