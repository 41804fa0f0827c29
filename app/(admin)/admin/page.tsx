import { FinancialSummary } from "@/components/desk/administration/financial-summary";
import { HealthCards, Queues } from "@/components/desk/administration/health-cards";
import { LastSeenTimes } from "@/components/desk/administration/last-seen-times";
import { QuickLinks } from "@/components/desk/administration/quick-links";
import { ReviewQueue } from "@/components/desk/administration/review-queue";
import { Streamed } from "@/components/desk/administration/streamed";
import { BookingSummary, EmailSummary, SupplierNetwork } from "@/components/desk/administration/summaries";
import {
  BookingFigure,
  RevenueFigure,
  SupportFigure,
  UserFigure,
} from "@/components/desk/administration/top-figures";
import { RecentActivity } from "@/components/desk/dashboard/recent-activity";
import { SectionCard } from "@/components/desk/dashboard/section-card";
import { Today } from "@/components/desk/today";
import { adminTasks } from "@/components/desk/today.model";
import { DeadLetterList } from "@/components/inbox/administration/stranded/stranded-lists";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { listPlatformActivities } from "@/lib/accounts/activity/list-activities";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import {
  readBookingFigures,
  readEmailFigures,
  readMoneyFigures,
  readSupplierFigures,
  readSupportFigures,
  readUserFigures,
} from "@/lib/desk/admin-dashboard/read-figures";
import { countWaitingReviews, listReviews } from "@/lib/inbox/ai-review/read-review";
import type { Context } from "@/lib/platform/context/context";
import { readHealth, readSigns } from "@/lib/platform/health/read-health";
import { listDeadLetters } from "@/lib/platform/jobs/dead-letters";
import { countWaiting } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { countClaims } from "@/lib/reconciliation/unclaimed-commission/list-offers";

export const metadata = { title: "Admin" };

const SHOWN_REVIEWS = 5;
const SHOWN_ACTIVITIES = 8;

export default async function AdminPage() {
  const { ctx } = await adminPageContext();
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        description="The figures of all agents, up to a minute old, what needs a decision, and how the system is doing."
        actions={<RefreshButton />}
      />
      <div className="grid grid-cols-1 gap-4">
        <Waiting ctx={ctx} />
        <Figures ctx={ctx} />
        <SystemHealth ctx={ctx} />
        <Stranded ctx={ctx} />
      </div>
    </>
  );
}

/**
 * The tasks that wait for a decision. They are part of the page's first response, because the sidebar requests the same
 * counts.
 */
async function Waiting({ ctx }: { readonly ctx: Context }) {
  const counts = await Promise.all([
    section(countWaiting(ctx)),
    section(countClaims(ctx)),
    section(countWaitingReviews(ctx)),
  ]);
  const [deposits = 0, claims = 0, reviews = 0] = counts.map((one) => (one.ok ? one.value : 0));
  return <Today tasks={adminTasks(deposits, claims, reviews)} failed={counts.some((one) => !one.ok)} />;
}

/** Loads and streams each section by itself, because some are added up over a million rows once a minute. */
function Figures({ ctx }: { readonly ctx: Context }) {
  const [bookings, money] = [section(readBookingFigures(ctx)), section(readMoneyFigures(ctx))];
  const filter = { status: "pending", priority: undefined, agent: undefined, skip: 0 } as const;
  const reviews = section(
    Promise.all([listReviews(ctx, { ...filter, limit: SHOWN_REVIEWS }), countWaitingReviews(ctx)]),
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
        <Streamed title="Total Users" of={section(readUserFigures(ctx))}>
          {(figures) => <UserFigure figures={figures} />}
        </Streamed>
        <Streamed title="Platform Revenue" of={money}>
          {(figures) => <RevenueFigure figures={figures} />}
        </Streamed>
        <Streamed title="Active Bookings" of={bookings}>
          {(figures) => <BookingFigure figures={figures} />}
        </Streamed>
        <Streamed title="Support Tickets" of={section(readSupportFigures(ctx))}>
          {(figures) => (figures ? <SupportFigure figures={figures} /> : null)}
        </Streamed>
      </div>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
        <div className="xl:col-span-3">
          <Streamed tall title="AI Review Queue" of={reviews}>
            {([{ data }, waiting]) => <ReviewQueue reviews={data} waiting={waiting} />}
          </Streamed>
        </div>
        <div className="xl:col-span-2">
          <Streamed tall title="Financial Summary" of={money}>
            {(figures) => <FinancialSummary figures={figures} />}
          </Streamed>
        </div>
        <Streamed tall title="Recent Activity" of={section(listPlatformActivities(ctx, SHOWN_ACTIVITIES))}>
          {(entries) => <RecentActivity activities={entries} />}
        </Streamed>
        <Streamed tall title="Booking Summary" of={bookings}>
          {(figures) => <BookingSummary figures={figures} />}
        </Streamed>
        <Streamed tall title="Email Summary" of={section(readEmailFigures(ctx))}>
          {(figures) => <EmailSummary figures={figures} />}
        </Streamed>
        <Streamed tall title="Supplier Network" of={section(readSupplierFigures(ctx))}>
          {(figures) => <SupplierNetwork figures={figures} />}
        </Streamed>
      </div>
      <QuickLinks />
    </>
  );
}

function SystemHealth({ ctx }: { readonly ctx: Context }) {
  const health = section(readHealth(ctx));
  return (
    <>
      <SectionCard title="System Health">
        <Streamed title="Database and queue" of={health}>
          {(value) => <HealthCards health={value} />}
        </Streamed>
        <Streamed title="Worker" of={section(readSigns(ctx))}>
          {(signs) => <LastSeenTimes signs={signs} now={ctx.now} />}
        </Streamed>
      </SectionCard>
      <Streamed tall title="Queues" of={health}>
        {({ queues }) => (
          <SectionCard title="Queues">
            <Queues queues={queues} />
          </SectionCard>
        )}
      </Streamed>
    </>
  );
}

/** Jobs that failed permanently, with the possible next steps. */
function Stranded({ ctx }: { readonly ctx: Context }) {
  return (
    <Streamed title="Failed jobs" of={section(listDeadLetters(ctx))}>
      {(letters) => (
        <SectionCard
          title="Failed jobs"
          description="Tried several times, then set aside here"
          empty={letters.length === 0 ? "None" : null}
        >
          <DeadLetterList letters={letters} />
        </SectionCard>
      )}
    </Streamed>
  );
}
