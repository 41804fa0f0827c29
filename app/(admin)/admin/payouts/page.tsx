import { redirect } from "next/navigation";
import { OpenQuestions } from "@/components/payouts/administration/open-questions";
import { DraftRunButton, PayerMenu } from "@/components/payouts/administration/runs/run-buttons";
import { RunList, RunsOfAgent } from "@/components/payouts/administration/runs/run-list";
import { Pages } from "@/components/payouts/pages";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/links/link-button";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listPayers } from "@/lib/payouts/payers/save-payer";
import { listOpenQuestions } from "@/lib/payouts/questions/questions";
import { listRuns } from "@/lib/payouts/runs/read-run";
import type { RunsOf } from "@/lib/payouts/runs/run.model";
import { RUNS_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";

export const metadata = { title: "Payouts" };

/** The oldest questions come first; later ones appear once these are answered. */
const QUESTIONS_SHOWN = 20;

/** Agents' questions about their payouts, and the runs that pay them. */
export default async function PayoutsPage({ searchParams }: PageProps<"/admin/payouts">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize: limit, agent, year } = RUNS_URL.read(address);
  const of = runsOf(agent, year);
  const [runs, questions, payers, isOn] = await Promise.all([
    section(listRuns(ctx, { page, limit }, of)),
    section(listOpenQuestions(ctx, { page: 1, limit: QUESTIONS_SHOWN })),
    section(listPayers(ctx)),
    payoutsAreOn(ctx),
  ]);
  const instead = runs.ok && lastPageInstead(RUNS_URL, "/admin/payouts", address, runs.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Payouts"
        description="Runs pay agents their share of the commission received: draft one, approve it, send it to the bank."
        actions={
          <>
            <LinkButton variant="outline" href="/admin/payouts/agreements">
              Agreements
            </LinkButton>
            <PayerMenu known={payers.ok ? payers.value : []} />
          </>
        }
        primary={isOn ? <DraftRunButton today={dayIn(ctx.now, timeZoneOf(ctx))} /> : null}
      />
      {isOn ? null : (
        <Alert className="mb-4">
          <AlertTitle>Payouts are off</AlertTitle>
          <AlertDescription>
            Agents keep all of their commission. Turn payouts on in the settings under Agreements.
          </AlertDescription>
        </Alert>
      )}
      {questions.ok ? (
        <OpenQuestions {...questions.value} />
      ) : (
        <LoadFailed message="Failed to load the questions" />
      )}
      {runs.ok ? <Runs {...runs.value} year={of?.year} /> : <LoadFailed message="Failed to load the runs" />}
    </>
  );
}

/** Returns the agent and year to filter the runs by; undefined for all runs, unless both are given. */
function runsOf(agent: string, year: string): RunsOf | undefined {
  return agent && year ? { agent, year } : undefined;
}

function Runs({
  data,
  count,
  agent,
  year,
}: Awaited<ReturnType<typeof listRuns>> & { readonly year: string | undefined }) {
  return (
    <>
      {year ? <RunsOfAgent name={agent} year={year} /> : null}
      <RunList runs={data} />
      <Pages of="runs" total={count} />
    </>
  );
}
