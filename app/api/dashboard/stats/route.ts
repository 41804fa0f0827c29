import { readStatsJson } from "@/lib/dashboard/read-stats";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, ({ ctx }) => readStatsJson(ctx));
