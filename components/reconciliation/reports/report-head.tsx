import { CircleAlertIcon, CopyIcon, MailIcon } from "lucide-react";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Card, CardContent } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import type { ReportStatus } from "@/lib/reconciliation/commission-reports/report-status.model";
import type { ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { reportHref } from "./report-columns";

const LINK = "text-primary underline decoration-1 underline-offset-4";
const TONES: Readonly<Record<ReportStatus, BadgeTone>> = {
  "Fully closed": "ok",
  "Partially closed": "warn",
  Open: "info",
};
const SOURCES: Readonly<Record<ReportView["source"], string>> = {
  import: "Imported file",
  email: "Forwarded email",
  split: "Divided deposit",
  manual: "Made by hand",
};

/** Alerts about a report that need attention before its entries are processed. */
export function ReportAlerts({ report }: { readonly report: ReportView }) {
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      <QuestionPrompt about={report.id} />
      {report.disagreements.map((words) => (
        <Alert key={words} tone="warn">
          <CircleAlertIcon />
          <AlertTitle>{words}</AlertTitle>
        </Alert>
      ))}
      {report.duplicateOf ? (
        <Alert tone="warn">
          <CopyIcon />
          <AlertTitle>
            Another report says the same.{" "}
            <PageLink href={reportHref(report.duplicateOf)} className="underline underline-offset-4">
              Open the first one
            </PageLink>
          </AlertTitle>
        </Alert>
      ) : null}
      {report.ownerName ? (
        <Alert>
          <MailIcon />
          <AlertTitle>
            Forwarded by {report.ownerName}: so its entries can match only that agent's bookings.
          </AlertTitle>
        </Alert>
      ) : null}
    </div>
  );
}

/** The amounts of a report and related facts. */
export function ReportFacts({ report }: { readonly report: ReportView }) {
  return (
    <Card className="mb-6">
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          <Fact label="Status">
            <Badge tone={TONES[report.status]}>{report.status}</Badge>
          </Fact>
          <Fact label="Gross">{report.gross}</Fact>
          <Fact label="Fee">{report.fee}</Fact>
          <Fact label="Tax">{report.tax}</Fact>
          <Fact label="Adjustment">{report.adjustment}</Fact>
          <Fact label="Net">
            <span className="font-semibold">{report.net}</span>
          </Fact>
          <Fact label="Date">
            <DayText value={report.receivedOn} />
          </Fact>
          <Fact label="Supplier">
            {report.supplier ? (
              <PageLink href={`/admin/suppliers/${report.supplier.id}`} className={LINK}>
                {report.supplierName}
              </PageLink>
            ) : (
              report.supplierName
            )}
          </Fact>
          <Fact label="Entries' nets">{report.entriesNet}</Fact>
          <Fact label="Source">{SOURCES[report.source]}</Fact>
          <Fact label="Document">
            {report.hasDocument ? (
              <a
                href={`/api/admin/commission-reports/${report.id}/document`}
                className={`${LINK} break-all`}
                download
              >
                {report.fileName ?? "Original email"}
              </a>
            ) : (
              "–"
            )}
          </Fact>
          <Fact label="Linked Transaction">
            <LinkedTransaction report={report} />
          </Fact>
          {report.differences.length > 0 ? (
            <Fact label="Differences">{report.differences.join(", ")}</Fact>
          ) : null}
        </dl>
      </CardContent>
    </Card>
  );
}

function LinkedTransaction({ report }: { readonly report: ReportView }) {
  const { transaction } = report;
  if (!transaction) return report.isPaidOutside ? "Agent's own bank" : "–";
  return (
    <>
      <PageLink href={`/admin/bank-transactions/${transaction.id}`} className={LINK}>
        {transaction.amount}
      </PageLink>{" "}
      <span className="text-muted-foreground text-sm">
        on <DayText value={transaction.bookedOn} />
        {transaction.payer ? ` from ${transaction.payer}` : null}
        {transaction.fee ? `, ${transaction.fee} lost on the way` : null}
      </span>
    </>
  );
}
