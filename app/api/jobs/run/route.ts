import { endpoint } from "@/lib/delivery/endpoint";
import { runJobs } from "@/lib/worker/run-jobs";

export const maxDuration = 60;

/** Vercel's cron calls this every minute with `Authorization: Bearer CRON_SECRET`. */
export const GET = endpoint({ access: "public", seconds: maxDuration }, async ({ request }) => ({
  settled: await runJobs(request.headers.get("authorization")),
}));
