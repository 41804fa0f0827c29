import type { ReactNode } from "react";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import type { LinkTarget, TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { AmountText } from "../amount-text";
import { SOURCE_LABELS, TRANSACTION_LABELS } from "../transaction-words.model";

/** The data of the transaction itself. */
export function Facts({ detail }: { readonly detail: TransactionDetail }) {
  const { date, amount, status, matchSource, createdAt, account, fileName, line, raw } = detail;
  return (
    <Section title="Transaction">
      <dl className="grid @md/facts:grid-cols-3 grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Fact label="Date">
          <DayText value={date} />
        </Fact>
        <Fact label="Amount">
          <AmountText amount={amount} />
        </Fact>
        <Fact label="Currency">{amount.currency}</Fact>
        <Fact label="Status">{TRANSACTION_LABELS[status]}</Fact>
        <Fact label="Match source">{matchSource ? SOURCE_LABELS[matchSource] : "–"}</Fact>
        <Fact label="Created">
          <InstantText value={createdAt} />
        </Fact>
        <Fact label="Account">{account.name}</Fact>
      </dl>
      <details className="mt-3 text-sm">
        <summary className="rounded-sm text-muted-foreground">
          Line {line} of {fileName}
        </summary>
        <pre
          translate="no"
          className="mt-1 overflow-x-auto whitespace-pre-wrap rounded-md bg-muted p-2 font-mono text-xs [overflow-wrap:anywhere]"
        >
          {raw}
        </pre>
      </details>
    </Section>
  );
}

/** The supplier, booking and report of the transaction, each with a button to choose another. */
export function LinkedEntities({
  detail,
  onSupplier,
  onBooking,
  onReport,
}: {
  readonly detail: TransactionDetail;
  readonly onSupplier: () => void;
  readonly onBooking: () => void;
  readonly onReport: () => void;
}) {
  const { supplier, target } = detail;
  const booking = target?.kind === "booking" ? target.booking : null;
  const isIgnored = detail.status === "IGNORED";
  return (
    <Section title="Linked Entities">
      <dl className="flex flex-col gap-2 text-sm">
        <Entity label="Supplier">
          {supplier ? <Link href={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Link> : "None"}
          <Button variant="outline" size="sm" onClick={onSupplier} disabled={isIgnored}>
            {supplier ? "Edit Supplier" : "Assign Supplier"}
          </Button>
        </Entity>
        <Entity label="Booking">
          {booking ? (
            <Link href={`/admin/bookings/${booking.id}`}>{booking.confirmationNumber}</Link>
          ) : (
            "None"
          )}
          {booking ? null : (
            <Button variant="outline" size="sm" onClick={onBooking} disabled={target !== null || isIgnored}>
              Link Booking
            </Button>
          )}
        </Entity>
        <Entity label="Commission report">
          <Report target={target} />
          {target?.kind === "report" ? null : (
            <Button variant="outline" size="sm" onClick={onReport} disabled={target !== null || isIgnored}>
              Link Report
            </Button>
          )}
        </Entity>
      </dl>
    </Section>
  );
}

function Report({ target }: { readonly target: LinkTarget | null }) {
  if (target?.kind !== "report") return "None";
  const { report, matchedCount, totalCount } = target;
  return (
    <Link href={`/admin/commission-reports/${report.id}`}>
      {report.referenceNumber || "Report"} ({matchedCount} / {totalCount})
    </Link>
  );
}

/** The data extracted from the statement line. */
export function Metadata({ detail: { metadata } }: { readonly detail: TransactionDetail }) {
  return (
    <Section title="Extracted Metadata">
      <Words label="Possible supplier names" words={metadata?.possibleSupplierNames ?? []} />
      <Words label="Possible booking identifiers" words={metadata?.possibleBookingIdentifiers ?? []} />
    </Section>
  );
}

function Words({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  return (
    <div className="not-last:mb-2">
      <h3 className="mb-1 text-muted-foreground text-sm">{label}</h3>
      {words.length === 0 ? <p className="text-sm">None</p> : null}
      <ul className="flex flex-wrap gap-1">
        {words.map((word) => (
          <li key={word}>
            <Badge className="whitespace-normal font-mono [overflow-wrap:anywhere]">{word}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <TitledCard title={title} className="@container/facts">
      {children}
    </TitledCard>
  );
}

function Entity({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="w-36 text-muted-foreground">{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-48 flex-wrap items-center justify-between gap-2 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

function Link({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <PageLink href={href} className="rounded-sm text-primary underline underline-offset-4">
      {children}
    </PageLink>
  );
}
