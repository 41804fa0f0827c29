import { endpoint } from "@/lib/delivery/endpoint";
import { draftRun } from "@/lib/payouts/runs/draft-run";
import { listRuns } from "@/lib/payouts/runs/read-run";
import { runDraft, runJson, runListQuery } from "@/lib/payouts/runs/run.model";

export const GET = endpoint({ access: "admin", query: runListQuery }, async ({ ctx, query }) => {
  const { data, count } = await listRuns(ctx, query);
  return { data: data.map(runJson), count };
});

export const POST = endpoint(
  { access: "admin", body: runDraft, seconds: 60, once: true },
  async ({ ctx, body }) => runJson(await draftRun(ctx, body)),
);
