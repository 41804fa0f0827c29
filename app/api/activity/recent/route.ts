import { activityQuery } from "@/lib/accounts/activity/activity.model";
import { pageActivities } from "@/lib/accounts/activity/list-activities";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read", query: activityQuery }, ({ ctx, query }) =>
  pageActivities(ctx, query),
);
