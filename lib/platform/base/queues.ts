/** The queues of the product. A job carries ids only: its facts are in the database. */
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

/** Queues that are worked on side by side: nobody else's job waits for a stranger's server that is slow to answer. */
export const LANES: readonly (readonly QueueName[])[] = [
  QUEUES.filter((name) => name !== "deliver-webhooks"),
  ["deliver-webhooks"],
];

/** How often and how long a queue's jobs are tried, in seconds, before they go to the dead letters. */
export type Retries = {
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** Whether the delay doubles. */
  readonly retryBackoff: boolean;
  /** A worker that is silent for so long is taken for dead, and its job for failed. */
  readonly heartbeatSeconds: number;
  /** A job that takes longer has failed. */
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
  // Some hours: the provider may be away for longer than a mail waits.
  "follow-payment-event": { retryLimit: 12, retryDelay: 5 },
  // The bank's server may be away for an hour; the next look is some hours off.
  "fetch-rates": { retryDelay: 60 },
};

/** How a queue's jobs are tried; the migration tells the database. */
export function retriesOf(name: QueueName): Retries {
  return { ...USUAL, ...UNUSUAL[name] };
}

/** Where jobs go that failed for good, until an administrator decides. */
export const DEAD_LETTERS = "dead-letters";
