import { activityQuery } from "@/lib/activity/activity.model";
import { pageActivities } from "@/lib/activity/list-activities";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ query: activityQuery }, ({ ctx, query }) => pageActivities(ctx, query));
