/** What goes on opening an account without its password, as it ended with a forgotten one. */
export type EndedAccess = {
  /** By which its person says that it is to be kept. */
  readonly key: string;
  readonly kind: "api-key" | "webhook" | "calendar-feed" | "two-factor";
  /** A key's name, or an endpoint's address; empty for what there is one of. */
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

/** "API key Reports", and how old it is: "set up 3 months ago". */
export function endedWords({ kind, name, since }: EndedAccess, now: Date) {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));
  const { unit, days: each } = UNITS.find((one) => days >= one.days) ?? UNITS[2];
  return {
    what: [NAMES[kind], name].filter(Boolean).join(" "),
    age: `set up ${AGE.format(-Math.floor(days / each), unit)}`,
  };
}
