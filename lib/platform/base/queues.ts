/** The product's job queues. A job carries ids only; its data is in the database. */
export const QUEUES = [
  "apply-retention",
  "archive-audit",
  "deliver-webhooks",
  "erase-account",
  "extract-email",
  "fetch-rates",
  "find-changed-totals",
  "find-leavers",
  "find-offers",
  "find-overdue",
  "find-unsettled-shares",
  "follow-payment-event",
  "follow-supplier",
  "make-partitions",
  "make-report",
  "mark-overdue",
  "match-again",
  "match-transactions",
  "move-originals",
  "plan-notification-mail",
  "reconcile-billing",
  "recount-totals",
  "refresh-transactions",
  "remind-of-email",
  "remove-originals",
  "send-account-mail",
  "send-email",
  "send-invitation",
  "send-leaving-mail",
  "send-notification-mail",
  "send-password-mail",
  "send-sign-up-mail",
  "settle-shares",
  "stop-charging",
  "tell-payout-question",
  "tell-payouts",
] as const;
export type QueueName = (typeof QUEUES)[number];

/** Groups of queues that run in parallel, so that a customer's slow webhook server delays no other job. */
export const LANES: readonly (readonly QueueName[])[] = [
  QUEUES.filter((name) => name !== "deliver-webhooks"),
  ["deliver-webhooks"],
];

/** How often and how long a queue retries its jobs before they become dead letters; times are in seconds. */
export type Retries = {
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** Whether the delay doubles with each retry. */
  readonly retryBackoff: boolean;
  /** A worker without a heartbeat for this long is considered dead, and its job failed. */
  readonly heartbeatSeconds: number;
  /** A job that takes longer than this has failed. */
  readonly expireInSeconds: number;
};

const USUAL: Retries = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  heartbeatSeconds: 20,
  expireInSeconds: 900,
};

const UNUSUAL: Partial<Record<QueueName, Partial<Retries>>> = {
  // Keeps retrying for some hours: the provider may be unavailable for longer than an email can wait.
  "follow-payment-event": { retryLimit: 12, retryDelay: 5 },
  // The bank's server may be unavailable for an hour, and the next scheduled job is some hours away.
  "fetch-rates": { retryDelay: 60 },
};

/** Returns how a queue retries its jobs; the migration stores this in the database. */
export function retriesOf(name: QueueName): Retries {
  return { ...USUAL, ...UNUSUAL[name] };
}

/** The queue of jobs that have failed for good, which wait for an administrator's decision. */
export const DEAD_LETTERS = "dead-letters";
