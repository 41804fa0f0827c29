import { Suspense } from "react";
import { AgeingBars } from "@/components/dashboard/ageing-bars";
import { FirstSteps, hasAllSteps } from "@/components/dashboard/first-steps";
import { PipelineChart } from "@/components/dashboard/pipeline-chart";
import { QuickActions } from "@/components/dashboard/quick-actions";
import { RecentActivity } from "@/components/dashboard/recent-activity";
import { SectionFailed, SectionLoading } from "@/components/dashboard/section-card";
import { StatCards } from "@/components/dashboard/stat-cards";
import { TravellingSoon } from "@/components/dashboard/travelling-soon";
import { Welcome } from "@/components/dashboard/welcome";
import { RefreshButton } from "@/components/shared/moves/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { listActivities } from "@/lib/activity/list-activities";
import type { Context } from "@/lib/context/context";
import { NO_STATS } from "@/lib/dashboard/dashboard.model";
import type { FirstSteps as Steps } from "@/lib/dashboard/outlook.model";
import { readFirstSteps } from "@/lib/dashboard/read-first-steps";
import { readOutlook } from "@/lib/dashboard/read-outlook";
import { readStats } from "@/lib/dashboard/read-stats";
import { readTrips } from "@/lib/dashboard/read-trips";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

const ACTIVITIES = 5;

export const metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const { ctx } = await pageContext();
  const [stats, steps] = await Promise.all([section(readStats(ctx)), section(readFirstSteps(ctx))]);
  const isNew = steps.ok && !steps.value.hasEmail && !steps.value.hasBooking;
  return (
    <>
      <PageHeader title="Welcome Back" actions={<RefreshButton />} />
      <div className="grid grid-cols-1 gap-4">
        {stats.ok ? null : <LoadFailed message="Failed to load dashboard data" />}
        {isNew ? <Welcome /> : null}
        <StatCards stats={stats.ok ? stats.value : NO_STATS} isKnown={stats.ok} />
        {isNew ? null : (
          <Sections ctx={ctx} steps={steps.ok && !hasAllSteps(steps.value) ? steps.value : null} />
        )}
      </div>
    </>
  );
}

/** The cards of a row are of one height. */
function Sections({ ctx, steps }: { readonly ctx: Context; readonly steps: Steps | null }) {
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
      <Suspense fallback={<OutlookLoading />}>
        <OutlookSections ctx={ctx} />
      </Suspense>
      {steps ? (
        <>
          <div className="xl:col-span-2">
            <FirstSteps steps={steps} />
          </div>
          <QuickActions />
        </>
      ) : null}
      <div className="xl:col-span-2">
        <Suspense fallback={<SectionLoading title="Travelling soon" />}>
          <TripsSection ctx={ctx} />
        </Suspense>
      </div>
      <Suspense fallback={<SectionLoading title="Recent Activity" />}>
        <ActivitySection ctx={ctx} />
      </Suspense>
      {steps ? null : (
        <div className="xl:col-span-3">
          <QuickActions />
        </div>
      )}
    </div>
  );
}

async function OutlookSections({ ctx }: { readonly ctx: Context }) {
  const outlook = await section(readOutlook(ctx));
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

function OutlookLoading() {
  return (
    <>
      <div className="xl:col-span-2">
        <SectionLoading title="Commission pipeline" className="h-56" />
      </div>
      <SectionLoading title="Overdue by age (days)" className="h-56" />
    </>
  );
}

async function TripsSection({ ctx }: { readonly ctx: Context }) {
  const trips = await section(readTrips(ctx));
  return trips.ok ? <TravellingSoon {...trips.value} /> : <SectionFailed title="Travelling soon" />;
}

async function ActivitySection({ ctx }: { readonly ctx: Context }) {
  const activities = await section(listActivities(ctx, ACTIVITIES));
  return activities.ok ? (
    <RecentActivity activities={activities.value} />
  ) : (
    <SectionFailed title="Recent Activity" />
  );
}
