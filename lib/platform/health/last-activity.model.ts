/** When each part was last active, as ISO texts; null for never. */
export type LastActivity = {
  /** When a worker, or the cron endpoint that replaces it, last maintained the queues. */
  readonly worker: string | null;
  /** Since when the oldest job that could run now has been waiting. */
  readonly waitingSince: string | null;
  readonly mail: string | null;
  /** The last email that arrived by a provider's webhook within the last 30 days. */
  readonly mailWebhook: string | null;
  readonly clerkWebhook: string | null;
  readonly paymentWebhook: string | null;
  readonly statementImport: string | null;
  readonly csvImport: string | null;
};

const SILENT_MS = 3 * 60_000;
const LATE_MS = 10 * 60_000;

/**
 * Returns the state of the worker: "failing" if a job has waited for more than ten minutes, "silent" if the worker
 * hasn't been active for three minutes, else "working".
 */
export function workerState(
  { worker, waitingSince }: Pick<LastActivity, "worker" | "waitingSince">,
  now: Date,
): "working" | "silent" | "failing" {
  const age = (since: string | null, without: number) =>
    since === null ? without : now.getTime() - Date.parse(since);
  if (age(waitingSince, 0) > LATE_MS) return "failing";
  return age(worker, Number.POSITIVE_INFINITY) > SILENT_MS ? "silent" : "working";
}
