import type { ComponentProps, ReactNode } from "react";
import { BackFromCheckout } from "@/components/accounts/billing/account/back-from-checkout";
import { AgeingBars } from "@/components/desk/dashboard/ageing-bars";
import { FirstSteps, hasAllSteps } from "@/components/desk/dashboard/first-steps";
import { PipelineChart } from "@/components/desk/dashboard/pipeline-chart";
import { QuickActions } from "@/components/desk/dashboard/quick-actions";
import { RecentActivity } from "@/components/desk/dashboard/recent-activity";
import { SectionFailed } from "@/components/desk/dashboard/section-card";
import { StatCards } from "@/components/desk/dashboard/stat-cards";
import { TravellingSoon } from "@/components/desk/dashboard/travelling-soon";
import { Welcome } from "@/components/desk/dashboard/welcome";
import { Today } from "@/components/desk/today";
import { agentTasks } from "@/components/desk/today.model";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import type { Activity } from "@/lib/accounts/activity/activity.model";
import { listActivities } from "@/lib/accounts/activity/list-activities";
import { pageContext } from "@/lib/delivery/page";
import { type Section, section } from "@/lib/delivery/section";
import { type DashboardStats, NO_STATS } from "@/lib/desk/dashboard/dashboard.model";
import type { Outlook, FirstSteps as Steps } from "@/lib/desk/dashboard/outlook.model";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readFirstSteps, readStats, readTrips } from "@/lib/desk/dashboard/read-stats";
import { countOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import type { OfferCounts } from "@/lib/reconciliation/unclaimed-commission/offer.model";

const ACTIVITIES = 5;

export const metadata = { title: "Dashboard" };

/** The dashboard. The address has `subscription=success` when the agent returns from the payment page. */
export default async function DashboardPage({ searchParams }: PageProps<"/">) {
  const [{ subscription }, { ctx }] = await Promise.all([searchParams, pageContext()]);
  // Requested together, the queries share one transaction. They need no Suspense fallback, which React would keep for
  // 300 ms.
  const [stats, steps, outlook, trips, activities, offers] = await Promise.all([
    section(readStats(ctx)),
    section(readFirstSteps(ctx)),
    section(readOutlook(ctx)),
    section(readTrips(ctx)),
    section(listActivities(ctx, ACTIVITIES)),
    section(countOffers(ctx)),
  ]);
  const isNew = steps.ok && !steps.value.hasEmail && !steps.value.hasBooking;
  return (
    <>
      <PageHeader title="Welcome Back" actions={<RefreshButton />} />
      {subscription === "success" ? <BackFromCheckout outcome="success" /> : null}
      <div className="grid grid-cols-1 gap-4">
        {stats.ok ? null : <LoadFailed message="Failed to load dashboard data" />}
        {isNew ? <Welcome /> : <Waiting stats={stats} offers={offers} />}
        <StatCards stats={stats.ok ? stats.value : NO_STATS} isKnown={stats.ok} />
        {isNew ? null : (
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
            <OutlookSections outlook={outlook} />
            <Actions steps={steps.ok && !hasAllSteps(steps.value) ? steps.value : null}>
              <TripsSection trips={trips} />
              <ActivitySection activities={activities} />
            </Actions>
          </div>
        )}
      </div>
    </>
  );
}

function Waiting({
  stats,
  offers,
}: {
  readonly stats: Section<DashboardStats>;
  readonly offers: Section<OfferCounts>;
}) {
  const tasks = agentTasks(stats.ok ? stats.value : null, offers.ok ? offers.value.open : 0);
  return <Today tasks={tasks} failed={!(stats.ok && offers.ok)} />;
}

/**
 * Places the cards so that those in a row have the same height: the actions are beside the first steps while there are
 * any, otherwise in a row of their own at the end.
 */
function Actions({ steps, children }: { readonly steps: Steps | null; readonly children: ReactNode }) {
  if (!steps) {
    return (
      <>
        {children}
        <div className="xl:col-span-3">
          <QuickActions />
        </div>
      </>
    );
  }
  return (
    <>
      <div className="xl:col-span-2">
        <FirstSteps steps={steps} />
      </div>
      <QuickActions />
      {children}
    </>
  );
}

function OutlookSections({ outlook }: { readonly outlook: Section<Outlook> }) {
  if (!outlook.ok) {
    return (
      <div className="xl:col-span-3">
        <SectionFailed title="Commission pipeline" />
      </div>
    );
  }
  return (
    <>
      <div className="xl:col-span-2">
        <PipelineChart outlook={outlook.value} />
      </div>
      <AgeingBars outlook={outlook.value} />
    </>
  );
}

function TripsSection({ trips }: { readonly trips: Section<ComponentProps<typeof TravellingSoon>> }) {
  return (
    <div className="xl:col-span-2">
      {trips.ok ? <TravellingSoon {...trips.value} /> : <SectionFailed title="Travelling soon" />}
    </div>
  );
}

function ActivitySection({ activities }: { readonly activities: Section<readonly Activity[]> }) {
  return activities.ok ? (
    <RecentActivity activities={activities.value} />
  ) : (
    <SectionFailed title="Recent Activity" />
  );
}
