import { z } from "zod";
import { listActivities } from "@/lib/activity/list-activities";
import { pageQuery } from "@/lib/base/paging";
import { endpoint } from "@/lib/delivery/endpoint";

const query = z.object({ limit: pageQuery(5).limit });

export const GET = endpoint({ query }, async ({ ctx, query: { limit } }) => ({
  data: await listActivities(ctx, limit),
}));
