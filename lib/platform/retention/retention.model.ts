const DAY_MS = 86_400_000;

/** For how many days each kind of thing is kept, unless RETENTION_DAYS says otherwise. The README lists them. */
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

export type Kept = keyof typeof RETENTION_DAYS;
export type Policy = Readonly<Record<Kept, number>>;

/**
 * The policy with these changes, such as "notifications=90,sessions=7". Throws where one isn't understood: nobody wants
 * to learn later that more was deleted than was meant.
 */
export function policyOf(changes = ""): Policy {
  const policy: Record<Kept, number> = { ...RETENTION_DAYS };
  for (const change of changes.split(",").filter((one) => one.trim() !== "")) {
    const [name = "", days = "", ...more] = change.split("=").map((part) => part.trim());
    if (!isKept(name) || !/^[1-9]\d{0,4}$/.test(days) || more.length > 0) {
      throw new Error(`RETENTION_DAYS is not understood: ${change}`);
    }
    policy[name] = Number(days);
  }
  return policy;
}

/** What is older than this is over. */
export function keptSince(policy: Policy, kept: Kept, now: Date): Date {
  return new Date(now.getTime() - policy[kept] * DAY_MS);
}

function isKept(name: string): name is Kept {
  return Object.hasOwn(RETENTION_DAYS, name);
}
