import type { Metadata } from "next";
import { cache } from "react";
import { RunActions } from "@/components/payouts/administration/runs/run-actions";
import { PayoutLines, RunPayouts, RunWaiting } from "@/components/payouts/administration/runs/run-payouts";
import { paidWords, runWords, shownState } from "@/components/payouts/administration/runs/run-words.model";
import { Pages } from "@/components/payouts/pages";
import { STATE_WORDS } from "@/components/payouts/payout-state";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { DayText } from "@/components/shared/text/date-text";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { formatsFor, nextBankingDay } from "@/lib/payouts/runs/bank-file.model";
import { readRun, readRunPayout, readWaiting } from "@/lib/payouts/runs/read-run";
import { LINES_URL, RUN_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { isId } from "@/lib/platform/base/id";
import { timeZoneOf } from "@/lib/platform/context/context";

/** Loads the run once for both the page and its title. */
const runOf = cache(async (id: string, page: number, limit: number) =>
  isId(id) ? section(readRun((await adminPageContext()).ctx, id.toLowerCase(), { page, limit })) : null,
);

type Props = PageProps<"/admin/payouts/[id]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, address] = await Promise.all([params, searchParams]);
  const { page, pageSize } = RUN_URL.read(address);
  const found = await runOf(id, page, pageSize);
  return { title: `${found?.ok ? `Run ${found.value.run.runNo}` : "Run"} - Payouts` };
}

/** One run with its payouts and, if the address names a payout, that payout's lines. */
export default async function RunPage({ params, searchParams }: Props) {
  const [{ id }, address, { ctx }] = await Promise.all([params, searchParams, adminPageContext()]);
  const { payout, page, pageSize: limit } = RUN_URL.read(address);
  const found = await runOf(id, page, limit);
  if (!found?.ok) return <LoadFailed message="Failed to load the run" />;
  const { run, payouts } = found.value;
  const lines = LINES_URL.read(address);
  const [one, waiting] = await Promise.all([
    payout ? section(readRunPayout(ctx, run.id, payout, { page: lines.page, limit: lines.pageSize })) : null,
    section(readWaiting(ctx, run)),
  ]);
  const { total, payoutCount, state } = run;
  const words = paidWords(run);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={`Run ${run.runNo}`}
        description={
          <>
            {STATE_WORDS[shownState(run)].words}, commission up to <DayText value={run.upTo} />:{" "}
            {runWords(run)}
          </>
        }
        actions={
          <RunActions
            run={{ id: run.id, version: run.version, state, totalMinor: total.minor, payoutCount, words }}
            formats={formatsFor(total.currency)}
            nextBankingDay={nextBankingDay(dayIn(ctx.now, timeZoneOf(ctx)))}
          />
        }
      />
      <div>
        <RunPayouts run={run} payouts={payouts} address={address} />
        <Pages of="payouts of a run" total={payoutCount} />
      </div>
      {one?.ok ? <PayoutLines run={run} {...one.value} /> : null}
      {one && !one.ok && one.failure.code !== "NOT_FOUND" ? (
        <LoadFailed message="Failed to load the payout's lines" />
      ) : null}
      {waiting.ok ? (
        <RunWaiting run={run} waiting={waiting.value} />
      ) : (
        <LoadFailed message="Failed to load who isn't in this run" />
      )}
    </div>
  );
}
