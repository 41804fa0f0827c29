import { readActivityStats } from "@/lib/accounts/activity/read-activity-stats";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, ({ ctx }) => readActivityStats(ctx));
