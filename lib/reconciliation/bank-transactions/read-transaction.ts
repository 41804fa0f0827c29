import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { idIn, isId } from "@/lib/platform/base/id";
import type { Money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectBookingParts, selectPaidParts, selectRejected, selectReportCandidates } from "./candidate.sql";
import { exceptionWords } from "./exception-words.model";
import type { BookingCandidate, TransactionDetail, TransactionRow } from "./transaction.model";
import { selectLinkRecords, selectSource, selectTransactions } from "./transaction.sql";

/**
 * Returns a transaction with its candidates, its links and their payments. Its id is also the id of a payout. Throws
 * NOT_FOUND if it doesn't exist.
 */
export function readTransaction(ctx: Context | Tx, id: string): Promise<TransactionDetail> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const [[row], source, links, parts, reports, rejected] = await Promise.all([
      selectTransactions(tx, [id]),
      selectSource(tx, id),
      selectLinkRecords(tx, id),
      selectBookingParts(tx, id),
      selectReportCandidates(tx, id),
      selectRejected(tx, id),
    ]);
    if (!row || !source) throw notFound();
    const open = links.find(({ closedAt }) => closedAt === null);
    const [[double], paid] = await Promise.all([
      selectTransactions(tx, row.likelyDoubleOf ? [row.likelyDoubleOf] : []),
      open ? selectPaidParts(tx, open) : [],
    ]);
    const candidates = candidatesOf(row, parts);
    return {
      ...row,
      ...source,
      exceptionReason: warningOf(row, candidates),
      candidates,
      reportCandidates: reports.map((report) => ({
        ...report,
        difference: differenceOf(row.amount, [report.net], 0),
      })),
      rejected,
      links,
      paid,
      likelyDouble: double ? summaryOf(double) : null,
    };
  });
}

/** Returns why a transaction is an exception: what its line lacks, or the matcher's warning. */
function warningOf(
  { status, exceptionReason }: TransactionRow,
  candidates: readonly BookingCandidate[],
): string | null {
  return exceptionReason ?? (status === "EXCEPTION" ? exceptionWords(candidates) : null);
}

/** Builds the error for a transaction that doesn't exist. */
export function notFound(): Failure {
  return new Failure("NOT_FOUND", "Transaction not found.");
}

/** Returns the id in a path. An invalid id is treated like one that doesn't exist. */
export function transactionIdIn(params: Readonly<Record<string, string | undefined>>): string {
  if (!isId(params.id ?? "")) throw notFound();
  return idIn(params);
}

type Parts = Awaited<ReturnType<typeof selectBookingParts>>;

function candidatesOf(row: TransactionRow, parts: Parts): BookingCandidate[] {
  return [...Map.groupBy(parts, ({ rank }) => rank).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const bookings = group.map(({ part }) => part);
    const fees = bookings.reduce((sum, { feeMinor }) => sum + feeMinor, 0);
    return [
      {
        rank: first.rank,
        score: first.score,
        reasons: first.reasons,
        parts: bookings,
        difference: differenceOf(
          row.amount,
          bookings.map(({ outstanding, recordedMinor }) => ({
            ...outstanding,
            minor: outstanding.minor + recordedMinor,
          })),
          fees,
        ),
      },
    ];
  });
}

function differenceOf(deposit: Money, owed: readonly Money[], feeMinor: number): Money | null {
  if (owed.some(({ currency }) => currency !== deposit.currency)) return null;
  return { ...deposit, minor: deposit.minor + feeMinor - owed.reduce((sum, { minor }) => sum + minor, 0) };
}

function summaryOf({ id, name, date, amount, status }: TransactionRow) {
  return { id, name, date, amount, status };
}
