import { readStatsJson } from "@/lib/dashboard/read-stats";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, ({ ctx }) => readStatsJson(ctx));
