import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { PageLink } from "@/components/ui/links/page-link";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type {
  ReportCandidate,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { MatchButton, Reasons, VerdictBadge } from "./candidate-parts";
import { BookingCandidates, MOST_KEYS } from "./candidates";
import { isReportFirst } from "./choices.model";
import { Section } from "./facts";
import type { Taking } from "./use-candidate-choice";

const LINK = "relative z-10 rounded-sm text-primary underline underline-offset-4";

/** The commission reports that the transaction may pay. `from` is the index of the first one among all choices. */
function ReportCandidates({
  candidates,
  taking,
  from,
  proposal,
}: {
  readonly candidates: readonly ReportCandidate[];
  readonly taking: Taking;
  readonly from: number;
  /** The rank of the candidate that the matcher proposes; null if there is none. */
  readonly proposal: number | null;
}) {
  return (
    <Section title="Commission Report Candidates">
      {candidates.length === 0 ? <p className="text-muted-foreground text-sm">None</p> : null}
      <ol aria-label="Commission report candidates" className="flex flex-col gap-2 empty:hidden">
        {candidates.map((candidate, index) => (
          <ReportLine
            key={candidate.report.id}
            candidate={candidate}
            at={from + index}
            taking={taking}
            isProposed={candidate.rank === proposal}
          />
        ))}
      </ol>
    </Section>
  );
}

function ReportLine({
  candidate: { report, score, reasons, ...candidate },
  at,
  taking: { chosen, choose, take },
  isProposed,
}: {
  readonly candidate: ReportCandidate;
  readonly at: number;
  readonly taking: Taking;
  readonly isProposed: boolean;
}) {
  const isChosen = at === chosen;
  return (
    <li
      className={cn(
        "relative rounded-lg border p-3",
        isChosen ? "border-primary bg-accent/40" : "hover:bg-muted/60",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {at < MOST_KEYS ? <Kbd aria-hidden="true">{at + 1}</Kbd> : null}
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => choose(at)}
          className="min-w-0 rounded-sm text-left font-medium font-mono [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg"
        >
          {report.referenceNumber}
          <span className="sr-only">, look at this report</span>
        </button>
        <VerdictBadge score={score} />
        {isProposed ? <Badge tone="info">Proposed</Badge> : null}
        <MatchButton label={report.referenceNumber} match={take && (() => take(at))} />
      </div>
      <ReportFigures {...candidate} id={report.id} />
      <Reasons reasons={reasons} />
    </li>
  );
}

type Figures = Omit<ReportCandidate, "report" | "score" | "reasons" | "rank">;

function ReportFigures({
  id,
  supplier,
  supplierName,
  net,
  difference,
  matchedCount,
  totalCount,
}: Omit<Figures, never> & { readonly id: string }) {
  return (
    <p className="mt-1 text-sm">
      {supplier ? (
        <PageLink href={`/admin/suppliers/${supplier.id}`} className={LINK}>
          {supplier.name}
        </PageLink>
      ) : (
        supplierName
      )}{" "}
      · <span className="font-medium">{formatMoney(net)}</span> · {matchedCount} of{" "}
      {counted(totalCount, "entry", "entries")} matched
      {difference && difference.minor !== 0 ? ` · differs by ${formatMoney(difference)}` : ""} ·{" "}
      <PageLink href={`/admin/commission-reports/${id}`} className={LINK}>
        Open report
      </PageLink>
    </p>
  );
}

/** The candidates for the link. Reports come before bookings if the best candidate is a report. */
export function ChoiceLists({
  detail,
  taking,
  showsNoReports,
}: {
  readonly detail: TransactionDetail;
  readonly taking: Taking;
  /** Whether an empty list of reports is shown. */
  readonly showsNoReports: boolean;
}) {
  const { candidates, reportCandidates, status } = detail;
  const isFirst = isReportFirst(detail);
  const proposal =
    status === "MATCHED_NEEDS_CONFIRMATION" ? (taking.choices[0]?.candidate.rank ?? null) : null;
  const reports =
    showsNoReports || reportCandidates.length > 0 ? (
      <ReportCandidates
        candidates={reportCandidates}
        from={isFirst ? 0 : candidates.length}
        {...{ taking, proposal }}
      />
    ) : null;
  return (
    <>
      {isFirst ? reports : null}
      <BookingCandidates from={isFirst ? reportCandidates.length : 0} {...{ detail, taking, proposal }} />
      {isFirst ? null : reports}
    </>
  );
}
