import { CircleAlertIcon } from "lucide-react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { OutboundEmailJson } from "@/lib/accounts/outbound-emails/outbound-email.model";
import type { ChaseAnswer, ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";
import { EMAILS_URL, OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { ChaseActions } from "./chase-actions";
import { secondTry, withdrawal } from "./chase-email-mutations";
import type { MailDelivery } from "./mail-delivery.model";

/** One supplier's overdue bookings: their number, amount and age, and the actions for them. */
export function ChaseCard({
  group,
  today,
  way,
}: {
  readonly group: ChaseGroup;
  readonly today: CalendarDate;
  readonly way: MailDelivery;
}) {
  const headingId = `chase-${group.supplierId ?? "none"}`;
  return (
    <Card
      className="break-inside-avoid p-0"
      role="region"
      aria-labelledby={headingId}
      // Keeps the focus in the card when it moves to another list, because it was put off.
      data-focus-group={group.supplierId}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
        <div className="min-w-0">
          <h2 id={headingId} className="font-semibold text-md [overflow-wrap:anywhere]">
            {group.supplierName}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{group.sums.map(formatMoney).join(" · ")}</span>
            <span className="text-muted-foreground">{counted(group.lines.length, "booking")}</span>
            <Badge tone="danger">Oldest {group.oldestDays} d</Badge>
          </p>
          <p className="mt-1 text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {group.contactEmail ?? "No contact address yet"}
            {" · "}
            {group.lastContactedAt ? (
              <>
                asked <InstantText value={group.lastContactedAt} />
              </>
            ) : (
              "not asked yet"
            )}
            <Standing group={group} />
          </p>
        </div>
        {group.supplierId ? (
          <ChaseActions group={group} supplierId={group.supplierId} today={today} way={way} />
        ) : (
          <p className="text-muted-foreground text-sm">Open a booking to say who its supplier is.</p>
        )}
        {group.lastEmail ? <EmailStatus email={group.lastEmail} /> : null}
        {group.answer ? <Answer answer={group.answer} /> : null}
      </div>
      <div className="@container/chase border-t">
        <Lines group={group} />
      </div>
    </Card>
  );
}

/** The reason why the supplier isn't chased now, or is due again. */
function Standing({ group: { promisedFor, snoozedUntil, chase } }: { readonly group: ChaseGroup }) {
  if (promisedFor && !snoozedUntil)
    return (
      <>
        {" · "}promised for <DayText value={promisedFor} />, not received
      </>
    );
  if (snoozedUntil)
    return (
      <>
        {" · "}
        {promisedFor ? "promised for" : "put off until"} <DayText value={snoozedUntil} />
      </>
    );
  if (chase.isDue) return ` · letter ${chase.letter} is due`;
  return chase.nextOn ? (
    <>
      {" · "}next letter on <DayText value={chase.nextOn} />
    </>
  ) : null;
}

/** An email from the supplier's contact since the last chase email. */
function Answer({ answer: { emailId, subject, at } }: { readonly answer: ChaseAnswer }) {
  return (
    <p className="basis-full text-sm [overflow-wrap:anywhere]">
      <PageLink
        href={EMAILS_URL.href("/emails/new", { emailId })}
        className="inline-flex min-h-6 items-center font-medium underline decoration-1 underline-offset-4"
      >
        Answer: {subject ?? "No Subject"}
      </PageLink>
      , <InstantText value={at} />
    </p>
  );
}

function Lines({ group }: { readonly group: ChaseGroup }) {
  return (
    // Fixed column widths, so that the columns of all cards line up.
    <Table
      caption={`Overdue bookings of ${group.supplierName}`}
      className="table-fixed [&_:is(td,th):first-child]:pl-4 [&_:is(td,th):last-child]:pr-4 print:[&_td]:px-1 print:[&_th]:px-1"
    >
      <TableHeader>
        <TableRow>
          <TableHead>Confirmation</TableHead>
          <TableHead className="@max-[36rem]/chase:hidden print:table-cell">Client</TableHead>
          <TableHead className="@max-[52rem]/chase:hidden w-[24%] print:table-cell">Travel</TableHead>
          <TableHead className="@max-[28rem]/chase:hidden @min-[52rem]/chase:w-[12%] w-28 print:table-cell">
            Expected by
          </TableHead>
          <TableHead className="@max-[20rem]/chase:hidden @min-[52rem]/chase:w-[10%] w-20 text-right print:table-cell">
            Overdue
          </TableHead>
          <TableHead className="@min-[52rem]/chase:w-[16%] w-32 text-right">Outstanding</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {group.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell className="[overflow-wrap:anywhere]">
              <ChaseNumber id={line.id} number={line.confirmationNumber} />
            </TableCell>
            <TableCell className="@max-[36rem]/chase:hidden [overflow-wrap:anywhere] print:table-cell">
              {line.clientName ?? "–"}
            </TableCell>
            <TableCell className="@max-[52rem]/chase:hidden whitespace-nowrap print:table-cell">
              <DayText value={line.travelStart} /> – <DayText value={line.travelEnd} />
            </TableCell>
            <TableCell className="@max-[28rem]/chase:hidden print:table-cell">
              <DayText value={line.dueOn} />
            </TableCell>
            <TableCell className="@max-[20rem]/chase:hidden whitespace-nowrap text-right print:table-cell">
              {line.daysOverdue} d
            </TableCell>
            <TableCell className="whitespace-nowrap text-right">{line.outstanding}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A link that opens the booking's dialog over the page. */
export function ChaseNumber({ id, number }: { readonly id: string; readonly number: string }) {
  const { href, show } = useUrlState(OPEN_URL);
  return (
    <span className="relative">
      <RowLink href={href({ booking: id })} onOpen={() => show({ booking: id })}>
        <span className="font-mono">{number}</span>
      </RowLink>
    </span>
  );
}

/** The state of the last email to a supplier, with a button to withdraw it while it waits. */
function EmailStatus({ email }: { readonly email: OutboundEmailJson }) {
  const { mutate } = useMutation();
  return (
    <div
      role="status"
      data-print="none"
      className="-mt-1 flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm"
    >
      <Words email={email} />
      {email.state === "waiting" ? (
        <Button variant="outline" size="sm" onClick={() => void mutate(withdrawal(email.id))}>
          Take it back
        </Button>
      ) : null}
      {email.state === "failed" ? (
        <Button variant="outline" size="sm" onClick={() => void mutate(secondTry(email.id))}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

function Words({ email }: { readonly email: OutboundEmailJson }) {
  const when = <InstantText value={email.at} />;
  switch (email.state) {
    case "waiting":
      return <span>The email to {email.to} leaves in some seconds.</span>;
    case "sending":
      return <span>The email to {email.to} is on its way.</span>;
    case "sent":
      return (
        <span>
          {email.via === "outbox" ? "Email written to the outbox " : "Email sent "}
          {when}
        </span>
      );
    case "failed":
      return (
        <span className="flex items-start gap-1.5 text-danger-foreground">
          <CircleAlertIcon className="mt-0.5 size-3.5 shrink-0" />
          <span>
            The email was not sent ({when}). {email.reason}
          </span>
        </span>
      );
    case "withdrawn":
      return <span>Email taken back {when}</span>;
  }
}
