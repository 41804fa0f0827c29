import { DayText } from "@/components/shared/text/date-text";
import { PageLink } from "@/components/ui/links/page-link";
import { formatMoney } from "@/lib/platform/base/money";
import type { ClaimedEntry, ClaimedTransaction } from "@/lib/reconciliation/unclaimed-commission/claim.model";

const LINK = "rounded-sm text-primary underline decoration-1 underline-offset-4";
const FACTS = "flex flex-wrap gap-x-4 text-muted-foreground";

/** All data of a claimed payment, with a link to it. */
export function SubjectFacts({
  subject,
  headingId,
  level: Heading,
}: {
  readonly subject: ClaimedEntry | ClaimedTransaction;
  readonly headingId: string;
  readonly level: "h2" | "h3";
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <Heading id={headingId} className="font-semibold text-md">
          {subject.supplierName}
        </Heading>
        {subject.kind === "entry" ? (
          <EntryFacts entry={subject} />
        ) : (
          <TransactionFacts transaction={subject} />
        )}
      </div>
      <p className="font-semibold text-md tabular-nums">
        {formatMoney(subject.kind === "entry" ? subject.net : subject.amount)}
      </p>
    </div>
  );
}

function EntryFacts({ entry }: { readonly entry: ClaimedEntry }) {
  return (
    <>
      <p>
        <PageLink href={`/admin/commission-reports/${entry.reportId}`} className={LINK}>
          Report {entry.referenceNumber}
        </PageLink>
        , line {entry.line}, received <DayText value={entry.receivedOn} />
      </p>
      <ul className={FACTS}>
        {entry.confirmationNumber ? <li className="font-mono">{entry.confirmationNumber}</li> : null}
        {entry.clientName ? <li>{entry.clientName}</li> : null}
        {entry.property ? <li>{entry.property}</li> : null}
        {entry.travelStart ? (
          <li>
            <DayText value={entry.travelStart} />
            {entry.travelEnd ? " – " : null}
            {entry.travelEnd ? <DayText value={entry.travelEnd} /> : null}
          </li>
        ) : null}
        {entry.agency ? <li>{entry.agency}</li> : null}
        {entry.gross.minor === entry.net.minor ? null : <li>gross {formatMoney(entry.gross)}</li>}
      </ul>
    </>
  );
}

function TransactionFacts({ transaction }: { readonly transaction: ClaimedTransaction }) {
  return (
    <>
      <p>
        <PageLink href={`/admin/transactions/${transaction.id}`} className={LINK}>
          Transaction
        </PageLink>{" "}
        of <DayText value={transaction.bookedOn} />
      </p>
      <ul className={FACTS}>
        <li className="font-mono">{transaction.memo}</li>
        {transaction.payer ? <li>{transaction.payer}</li> : null}
      </ul>
    </>
  );
}
