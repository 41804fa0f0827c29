"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { PageLink } from "@/components/ui/links/page-link";
import type {
  BookingCandidate,
  CandidatePart,
  ReportCandidate,
  TransactionDetail,
} from "@/lib/bank-transactions/transaction.model";
import { daysBetween } from "@/lib/base/calendar-date";
import { formatMoney } from "@/lib/base/money";
import { counted } from "@/lib/base/text";
import type { Difference } from "../transaction-moves";
import { DifferenceLine } from "./difference-line";
import { Section } from "./facts";
import type { Decisions } from "./use-decisions";

const MOST_KEYS = 9;

/** The bookings that the transaction may pay, the likeliest first; the one that is looked at has its timeline beside them. */
export function BookingCandidates({
  detail,
  chosen,
  onChoose,
  decisions,
}: {
  readonly detail: TransactionDetail;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly decisions: Decisions;
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
            {...{ detail, candidate, index }}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
            match={decisions.match && ((difference) => decisions.match?.(candidate, difference))}
          />
        ))}
      </ol>
    </Section>
  );
}

type CandidateProps = {
  readonly detail: TransactionDetail;
  readonly candidate: BookingCandidate;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly match: ((difference?: Difference) => void) | undefined;
};

function Candidate({ detail, candidate, index, isChosen, onChoose, match }: CandidateProps) {
  const { parts, score, reasons } = candidate;
  const name = parts.map(({ booking }) => booking.confirmationNumber).join(" + ");
  return (
    <li
      className={cn(
        "relative rounded-lg border p-3",
        isChosen ? "border-primary bg-accent/40" : "hover:bg-muted/60",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {index < MOST_KEYS ? <Kbd aria-hidden="true">{index + 1}</Kbd> : null}
        {/* Stretched over the candidate, as a row's link is over its row. */}
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className="min-w-0 rounded-sm text-left font-medium font-mono [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg"
        >
          {name}
          <span className="sr-only">, show this booking</span>
        </button>
        <span className="text-muted-foreground text-sm">
          <span className="sr-only">score </span>
          {score.toFixed(2)}
        </span>
        <MatchButton label={name} match={match && (() => match())} />
      </div>
      {parts.map((part) => (
        <Part key={part.booking.id} part={part} date={detail.date} isAlone={parts.length === 1} />
      ))}
      <DifferenceLine candidate={candidate} match={isChosen ? match : undefined} />
      <Reasons reasons={reasons} />
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

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-0.5 text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2 before:text-primary before:content-['·']">
          {reason}
        </li>
      ))}
    </ul>
  );
}

function MatchButton({ label, match }: { readonly label: string; readonly match: (() => void) | undefined }) {
  return (
    <Button
      size="sm"
      variant="outline"
      className="relative z-10 ml-auto"
      disabled={!match}
      aria-label={`Match ${label}`}
      onClick={match}
    >
      Match
    </Button>
  );
}

/** The commission reports that the transaction may be the payment of. */
export function ReportCandidates({
  candidates,
  match,
}: {
  readonly candidates: readonly ReportCandidate[];
  readonly match: ((candidate: ReportCandidate) => void) | undefined;
}) {
  return (
    <Section title="Commission Report Candidates">
      {candidates.length === 0 ? <p className="text-muted-foreground text-sm">None</p> : null}
      <ol aria-label="Commission report candidates" className="flex flex-col gap-2 empty:hidden">
        {candidates.map((candidate) => (
          <ReportLine key={candidate.report.id} candidate={candidate}>
            <MatchButton label={candidate.report.referenceNumber} match={match && (() => match(candidate))} />
          </ReportLine>
        ))}
      </ol>
    </Section>
  );
}

function ReportLine({
  candidate: { report, score, supplier, net, difference, matchedCount, totalCount, reasons },
  children,
}: {
  readonly candidate: ReportCandidate;
  readonly children: ReactNode;
}) {
  return (
    <li className="rounded-lg border p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageLink
          href={`/admin/commission-reports/${report.id}`}
          className="rounded-sm font-medium font-mono text-primary underline underline-offset-4"
        >
          {report.referenceNumber}
        </PageLink>
        <span className="text-muted-foreground text-sm">
          <span className="sr-only">score </span>
          {score.toFixed(2)}
        </span>
        {children}
      </div>
      <p className="mt-1 text-sm">
        {supplier?.name ?? "No supplier"} · <span className="font-medium">{formatMoney(net)}</span> ·{" "}
        {matchedCount} of {counted(totalCount, "entry", "entries")} matched
        {difference && difference.minor !== 0 ? ` · differs by ${formatMoney(difference)}` : ""}
      </p>
      <Reasons reasons={reasons} />
    </li>
  );
}
