const DAY_MS = 86_400_000;

/**
 * The number of days each kind of data is kept, unless the setting RETENTION_DAYS says otherwise. The README lists
 * them.
 */
export const RETENTION_DAYS = {
  activities: 1_095,
  audit: 1_095,
  "bulk-changes": 1,
  deliveries: 365,
  "failed-rows": 90,
  "idempotency-keys": 1,
  invitations: 365,
  "notification-mails": 365,
  notifications: 365,
  "one-time-values": 7,
  "outgoing-mails": 1_095,
  "payment-events": 365,
  "rate-limits": 2,
  sessions: 30,
  "statement-plans": 1,
  "tax-details": 1_461,
  "unowned-mails": 90,
  "webhook-messages": 30,
} as const;

export type RetainedKind = keyof typeof RETENTION_DAYS;
export type Policy = Readonly<Record<RetainedKind, number>>;

/**
 * Returns the policy with changes such as "notifications=90,sessions=7". Throws on a change that it doesn't understand,
 * so that nobody finds out later that more was deleted than intended.
 */
export function policyOf(changes = ""): Policy {
  const policy: Record<RetainedKind, number> = { ...RETENTION_DAYS };
  for (const change of changes.split(",").filter((one) => one.trim() !== "")) {
    const [name = "", days = "", ...more] = change.split("=").map((part) => part.trim());
    if (!isKept(name) || !/^[1-9]\d{0,4}$/.test(days) || more.length > 0) {
      throw new Error(`RETENTION_DAYS is not understood: ${change}`);
    }
    policy[name] = Number(days);
  }
  return policy;
}

/** Returns the time before which data of this kind has expired. */
export function keptSince(policy: Policy, kept: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - policy[kept] * DAY_MS);
}

function isKept(name: string): name is RetainedKind {
  return Object.hasOwn(RETENTION_DAYS, name);
}
