import { z } from "zod";
import { listActivities } from "@/lib/accounts/activity/list-activities";
import { endpoint } from "@/lib/delivery/endpoint";
import { section } from "@/lib/delivery/section";
import { pageQuery } from "@/lib/platform/base/paging";

const query = z.object({ limit: pageQuery(5).limit });

/** Returns an empty list on failure, as the contract requires; the failure is logged. */
export const GET = endpoint({ keys: "read", query }, async ({ ctx, query: { limit } }) => {
  const activities = await section(listActivities(ctx, limit));
  return { data: activities.ok ? activities.value : [] };
});
