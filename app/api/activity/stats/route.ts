import { readActivityStats } from "@/lib/accounts/activity/list-activities";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, ({ ctx }) => readActivityStats(ctx));
