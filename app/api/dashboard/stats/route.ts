import { endpoint } from "@/lib/delivery/endpoint";
import { readStatsJson } from "@/lib/desk/dashboard/read-stats";

export const GET = endpoint({ keys: "read" }, ({ ctx }) => readStatsJson(ctx));
