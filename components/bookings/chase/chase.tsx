"use client";

import { PrinterIcon } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shared/states/empty-state";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import type { CalendarDate } from "@/lib/base/calendar-date";
import type { ChaseGroup } from "@/lib/bookings/chase/chase.model";
import { ChaseCard } from "./chase-card";
import { canSend, type MailWay } from "./mail-way.model";
import { useFollowing } from "./use-following";
import { WhyNotSent } from "./why-not-sent";

/** Overdue commission by supplier, each with a ready mail; those put off come last. */
export function Chase({
  groups,
  today,
  way,
}: {
  readonly groups: readonly ChaseGroup[];
  readonly today: CalendarDate;
  readonly way: MailWay;
}) {
  useFollowing(groups);
  const waiting = groups.filter((group) => group.snoozedUntil === null);
  const snoozed = groups.filter((group) => group.snoozedUntil !== null);
  return (
    <div>
      <p className="mb-4 hidden text-md print:block">
        Commission that is overdue on <DayText value={today} />
      </p>
      <div data-print="none" className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted-foreground" role="status">
          {waiting.length === 0
            ? "Nobody to chase today."
            : `${waiting.length} ${waiting.length === 1 ? "supplier owes" : "suppliers owe"} commission that is overdue.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline" size="sm">
            <Link href="/bookings/open">All open bookings</Link>
          </Button>
          {groups.length > 0 ? (
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              <PrinterIcon aria-hidden="true" />
              Print
            </Button>
          ) : null}
        </div>
      </div>
      {groups.length > 0 && !canSend(way) ? <WhyNotSent way={way} /> : null}
      {groups.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <EmptyState illustration="anchor" title="No commission is overdue">
            When a booking's commission is late, it appears here with a mail that asks for it.
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
    </div>
  );
}
