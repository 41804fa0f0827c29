/**
 * Something that gives access to an account without its password, and that ended when a forgotten password was reset.
 */
export type EndedAccess = {
  /** The key by which the person chooses it to be kept. */
  readonly key: string;
  readonly kind: "api-key" | "webhook" | "calendar-feed" | "two-factor";
  /** The name of an API key, or the address of an endpoint; empty for kinds of which there is only one. */
  readonly name: string;
  /** An ISO instant. */
  readonly since: string;
};

const NAMES: Readonly<Record<EndedAccess["kind"], string>> = {
  "api-key": "API key",
  webhook: "Webhook",
  "calendar-feed": "Calendar address",
  "two-factor": "Two-factor sign-in",
};

const DAY_MS = 86_400_000;
const UNITS = [
  { unit: "year", days: 365 },
  { unit: "month", days: 30 },
  { unit: "day", days: 1 },
] as const;
const AGE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Returns its description, such as "API key Reports", and its age: "set up 3 months ago". */
export function endedWords({ kind, name, since }: EndedAccess, now: Date) {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));
  const { unit, days: each } = UNITS.find((one) => days >= one.days) ?? UNITS[2];
  return {
    what: [NAMES[kind], name].filter(Boolean).join(" "),
    age: `set up ${AGE.format(-Math.floor(days / each), unit)}`,
  };
}
