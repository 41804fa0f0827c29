import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { BookingCandidates } from "./candidates";
import { isReportFirst } from "./choices.model";
import { ReportCandidates } from "./report-candidates";
import type { Taking } from "./use-candidate-choice";

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
