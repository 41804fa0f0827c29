/** When something was last seen to work, as ISO texts; null for never. */
export type Signs = {
  /** A worker, or the clock that stands in for one, looked after the queues. */
  readonly worker: string | null;
  /** Since when the oldest job waits that could be done. */
  readonly waitingSince: string | null;
  readonly mail: string | null;
  /** A mail that came by a provider's webhook, of the last 30 days. */
  readonly mailWebhook: string | null;
  readonly clerkWebhook: string | null;
  readonly paymentWebhook: string | null;
  readonly statementImport: string | null;
  readonly csvImport: string | null;
};

const SILENT_MS = 3 * 60_000;
const LATE_MS = 10 * 60_000;

/** Whether somebody does what waits: working, silent with nothing late, or failing. */
export function workerState(
  { worker, waitingSince }: Pick<Signs, "worker" | "waitingSince">,
  now: Date,
): "working" | "silent" | "failing" {
  const age = (since: string | null, without: number) =>
    since === null ? without : now.getTime() - Date.parse(since);
  if (age(waitingSince, 0) > LATE_MS) return "failing";
  return age(worker, Number.POSITIVE_INFINITY) > SILENT_MS ? "silent" : "working";
}
