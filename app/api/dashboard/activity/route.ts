import { z } from "zod";
import { listActivities } from "@/lib/activity/list-activities";
import { pageQuery } from "@/lib/base/paging";
import { endpoint } from "@/lib/delivery/endpoint";
import { section } from "@/lib/delivery/section";

const query = z.object({ limit: pageQuery(5).limit });

/** An empty list on failure, as the contract says; the failure is logged. */
export const GET = endpoint({ keys: "read", query }, async ({ ctx, query: { limit } }) => {
  const activities = await section(listActivities(ctx, limit));
  return { data: activities.ok ? activities.value : [] };
});
