import { MailsIcon, PrinterIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { SendVerification } from "@/components/accounts/users/account/send-verification";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { EmptyState } from "@/components/shared/states/empty-state";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";
import { BOOKINGS_URL, OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney, sumsOf } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { ChaseCard } from "./chase-card";
import { chaseEmailsDue, type Sendable } from "./chase-emails-due.model";
import { canSend, type MailDelivery } from "./mail-delivery.model";

const { OnDemand: SendEmailDialog } = onDemand(() => import("./send-email-dialog"));

/** Goes through the due emails one by one: the agent reviews each and then sends or skips it. */
function ReviewLetters({ due, way }: { readonly due: readonly Sendable[]; readonly way: MailDelivery }) {
  // Keep the emails that were due at the press, because the list is refreshed during the review.
  const [queue, setQueue] = useState<{ readonly all: readonly Sendable[]; readonly at: number }>();
  const mail = queue?.all[queue.at];
  const stop = () => setQueue(undefined);
  const next = () => setQueue((was) => was && { ...was, at: was.at + 1 });
  if (due.length === 0 && !mail) return null;
  return (
    <>
      <Button data-print="none" onClick={() => setQueue({ all: due, at: 0 })}>
        <MailsIcon />
        Review and send {counted(due.length, "letter")}
      </Button>
      {queue && mail ? (
        <SendEmailDialog
          key={mail.supplierId}
          {...mail}
          way={way}
          among={{ no: queue.at + 1, count: queue.all.length, next }}
          onClose={stop}
        />
      ) : null}
    </>
  );
}

const { OnDemand: EditSupplier } = onDemand(() => import("@/components/ledger/suppliers/edit-supplier"));

/** Overdue commission by supplier, each with a prepared email. Suppliers that are put off come last. */
export function Chase({
  groups,
  isPart,
  today,
  way,
}: {
  readonly groups: readonly ChaseGroup[];
  /** Whether a filter hides some of the overdue bookings. */
  readonly isPart: boolean;
  readonly today: CalendarDate;
  readonly way: MailDelivery;
}) {
  useFollowing(groups);
  const waiting = groups.filter((group) => group.snoozedUntil === null);
  const snoozed = groups.filter((group) => group.snoozedUntil !== null);
  return (
    <div>
      <p className="mb-4 hidden text-md print:block">
        Commission that is overdue on <DayText value={today} />
      </p>
      <div className="mb-4 flex items-center justify-between gap-x-4 gap-y-2 max-sm:flex-wrap">
        <div className="min-w-0">
          <p className="text-muted-foreground" role="status" data-print="none">
            {waiting.length === 0 ? "Nobody to chase today." : owing(groups.length, snoozed.length)}
          </p>
          <Total groups={groups} />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          {canSend(way) ? <ReviewLetters due={chaseEmailsDue(groups)} way={way} /> : null}
          {groups.length > 0 ? (
            <Button
              variant="outline"
              data-print="none"
              className="max-sm:hidden"
              onClick={() => window.print()}
            >
              <PrinterIcon />
              Print
            </Button>
          ) : null}
        </div>
      </div>
      {isPart ? (
        <p className="mb-4 text-sm" data-print="none">
          Only the bookings that were chosen.{" "}
          <LinkButton
            variant="link"
            size="sm"
            className="px-0"
            href={BOOKINGS_URL.href("/bookings/open", { view: "chase" })}
          >
            Show all that are overdue
          </LinkButton>
        </p>
      ) : null}
      {groups.length > 0 && !canSend(way) ? <WhyNotSent way={way} /> : null}
      {groups.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <EmptyState illustration="anchor" title="No commission is overdue">
            When a booking's commission is overdue, it appears here with an email that asks for it.
          </EmptyState>
        </div>
      ) : null}
      <div className="flex flex-col gap-4">
        {waiting.map((group) => (
          <ChaseCard key={group.supplierId ?? "none"} group={group} today={today} way={way} />
        ))}
      </div>
      {snoozed.length > 0 ? (
        <section aria-labelledby="chase-snoozed" className="mt-6">
          <h2 id="chase-snoozed" className="mb-3 font-semibold text-md">
            Put off
          </h2>
          <div className="flex flex-col gap-4">
            {snoozed.map((group) => (
              <ChaseCard key={group.supplierId} group={group} today={today} way={way} />
            ))}
          </div>
        </section>
      ) : null}
      <ContactDialog />
    </div>
  );
}

function owing(all: number, putOff: number): string {
  const words = `${counted(all, "supplier owes", "suppliers owe")} commission that is overdue`;
  return putOff > 0 ? `${words}; ${putOff} put off.` : `${words}.`;
}

/** The total over all suppliers, including those that are put off, as in the list of overdue bookings. */
function Total({ groups }: { readonly groups: readonly ChaseGroup[] }) {
  if (groups.length === 0) return null;
  const sums = sumsOf(groups.flatMap((group) => group.sums));
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 font-semibold text-lg tabular-nums">
      {sums.map((sum) => (
        <span key={sum.currency} className="whitespace-nowrap">
          {formatMoney(sum)}
        </span>
      ))}
      <span className="font-normal text-base text-muted-foreground">in all</span>
    </p>
  );
}

/** The dialog for a supplier's contact, shown over this page, so that closing it returns here. */
function ContactDialog() {
  const { values, show } = useUrlState(OPEN_URL);
  const { dialog, for: id } = values;
  if (dialog !== "edit-supplier" || !id) return null;
  return <EditSupplier key={id} id={id} onClose={() => show({ dialog: null, for: null }, "replace")} />;
}

/** Explains, instead of the Send button, what has to be set up before emails can be sent. */
export function WhyNotSent({ way }: { readonly way: MailDelivery }) {
  return (
    <div
      data-print="none"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted-foreground text-sm"
    >
      {way.via === null ? (
        <p>
          To send emails from here, whoever runs this installation sets RESEND_API_KEY and MAIL_FROM. Until
          then, copy the email or write it in your own mail program.
        </p>
      ) : (
        <SendVerification
          email={way.replyTo}
          isByMail={way.unproved === "by-mail"}
          why={`To send emails from here, verify that ${way.replyTo} is yours: the replies go there. Until then, copy the email or write it in your own mail program.`}
        />
      )}
    </div>
  );
}

const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;
const GROWTH = 1.2;

/** Refreshes the page at growing intervals while emails are about to be sent, unless the page is hidden. */
function useFollowing(groups: readonly ChaseGroup[]): void {
  const refresh = useRefresh();
  const open = groups.flatMap(({ lastEmail }) =>
    lastEmail && (lastEmail.state === "waiting" || lastEmail.state === "sending") ? [lastEmail.id] : [],
  );
  const followed = open.join(" ");
  useEffect(() => {
    if (followed === "") return;
    let wait = FIRST_MS;
    const ask = () => {
      if (!document.hidden) refresh();
      wait = Math.min(wait * GROWTH, LONGEST_MS);
      timer = setTimeout(ask, wait);
    };
    let timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [followed, refresh]);
}
