import { expect, test } from "vitest";
import { lint, plantedHouse } from "./planted";

const RULES = ["biome.json", "tools/lint"];
const LONG = `export const rows = [\n${"  1,\n".repeat(260)}];\n`;
const LONG_FUNCTION = `export function draw() {\n${"  draw();\n".repeat(61)}}\n`;
const COMPLEX = `export function judge(a: number) {\n${"  if (a) for (const b of [a]) if (b) judge(b);\n".repeat(3)}}\n`;

/**
 * Code samples per rule: the rule must report lines marked `// refused` or ending a refused statement, and no others.
 */
const HOUSE_RULES: readonly (readonly [
  rule: string,
  file: string,
  refused: readonly string[],
  fine: readonly string[],
])[] = [
  [
    "ctx.now",
    "lib/ledger/bookings/moves/move-booking.ts",
    ["export const a = new Date();", "export const b = Date.now();"],
    ['export const c = new Date("2027-01-01");'],
  ],
  ["ctx.now", "lib/worker/work.ts", [], ["export const a = Date.now();"]],
  [
    "a named zone",
    "components/ledger/bookings/day.ts",
    [
      "export const a = now.getMonth() + 1;",
      "now.setHours(0);",
      "export const b = new Date(2027, 1, 1);",
      "export const c = new Date(2027, 1);",
      "export const d = now.toLocaleDateString();",
      'export const e = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });',
    ],
    [
      "export const f = now.getUTCMonth() + 1;",
      "export const g = new Date(Date.UTC(2027, 1, 1));",
      'export const h = now.toLocaleDateString("en-US", { timeZone: "UTC" });',
      'export const i = new Intl.DateTimeFormat("en-US", { timeZone });',
      "export const j = Intl.DateTimeFormat().resolvedOptions().timeZone;",
      "export const k = list.getDay;",
    ],
  ],
  [
    "action()",
    "components/ledger/bookings/actions.ts",
    [
      "export const worse = async () => 1;",
      "export async function bad() {}",
      "export function sad() {}",
      "export default 1;",
    ],
    ["export const closeAction = action(schema, closeBooking);"],
  ],
  [
    "endpoint() or webhook()",
    "app/api/health/route.ts",
    [
      "export const POST = async () => Response.json({});",
      "export async function DELETE() {}",
      "export { HEAD };",
      'export { PUT } from "./other";',
      'export * from "./more";',
    ],
    [
      'export const runtime = "nodejs";',
      "export const GET = endpoint({}, read);",
      "export const PATCH = webhook(read);",
    ],
  ],
  [
    "Colours are tokens",
    "components/ledger/bookings/card.tsx",
    [
      'export const a = <p style={{ color: "rgb(1 2 3)" }} />;',
      'export const b = <p className="bg-[#ff0000]" />;',
      "export const c = `text-[oklch(0.5_0.1_20)]`;",
      'export const d = cva("border-red-500");',
      'export const e = "1px solid #fff";',
    ],
    ['export const f = <a href="#main" className="text-ink bg-card">#12</a>;'],
  ],
  [
    "useRefresh()",
    "components/ledger/bookings/renew.ts",
    [
      "router.refresh();",
      "export const move = useRouter().refresh;",
      'window.history.pushState(null, "", "/a");',
      'history.replaceState(null, "", "/a");',
    ],
    ["refresh();", 'router.replace("/a");', "history.back();"],
  ],
  [
    "changeEmail()",
    "lib/inbox/emails/email.sql.ts",
    ["await tx.db.update(emails).set({ status: 1 }).where(eq(emails.id, id));"],
    ["await tx.db.update(emailItems).set({ status: 1 }).where(eq(emailItems.id, id));"],
  ],
  [
    "which rows",
    "lib/ledger/bookings/booking.sql.ts",
    [
      "await tx.db.delete(bookings);",
      "await db.update(bookings).set({ status: 1 });",
      "await tx.db.update(bookings).set({ status: 1 }).returning();",
    ],
    ["await tx.db.delete(bookings).where(eq(bookings.id, id)).returning();", "known.delete(id);"],
  ],
  [
    "Colours are tokens",
    "components/ledger/bookings/card.css",
    ["a { color: oklch(0.5 0.1 20); }", "b { color: rgb(1 2 3); }"],
    ["i { color: var(--ink); }"],
  ],
];

const BIOME_RULES: readonly (readonly [rule: string, file: string, source: string])[] = [
  ["suspicious/noExplicitAny", "lib/accounts/users/any.ts", "export const a: any = 1;\n"],
  ["suspicious/noConsole", "lib/accounts/users/say.ts", 'console.log("a");\n'],
  [
    "suspicious/noImportCycles",
    "lib/accounts/users/one.ts",
    'export { two } from "./two";\nexport const one = 1;\n',
  ],
  [
    "nursery/noFloatingPromises",
    "lib/accounts/users/float.ts",
    "async function go() {}\nexport const a = () => {\n  go();\n};\n",
  ],
  [
    "nursery/useExhaustiveSwitchCases",
    "lib/accounts/users/switch.ts",
    'export function a(b: "x" | "y") {\n  switch (b) {\n    case "x":\n      return 1;\n  }\n}\n',
  ],
  ["nursery/noDrizzleDeleteWithoutWhere", "lib/accounts/users/user.sql.ts", "await db.delete(users);\n"],
  [
    "nursery/noDrizzleUpdateWithoutWhere",
    "lib/accounts/users/more.sql.ts",
    "await db.update(users).set({ a: 1 });\n",
  ],
  ["nursery/useSortedClasses", "components/a.tsx", 'export const A = () => <p className="p-4 flex" />;\n'],
  [
    "nursery/noTailwindRawColors",
    "components/b.tsx",
    'export const B = () => <p className="text-red-500" />;\n',
  ],
  ["style/noHexColors", "components/c.css", "a {\n  color: #fff;\n}\n"],
  ["style/noProcessEnv", "lib/accounts/users/env.ts", "export const a = process.env.A;\n"],
  ["style/noNonNullAssertion", "lib/accounts/users/sure.ts", "export const a = (b?: string) => b!.length;\n"],
  ["style/noEnum", "lib/accounts/users/enum.ts", "export enum A {\n  B,\n}\n"],
  ["style/useFilenamingConvention", "lib/accounts/users/CamelCase.ts", "export const a = 1;\n"],
  ["style/noExcessiveLinesPerFile", "lib/accounts/users/long.ts", LONG],
  ["complexity/noExcessiveLinesPerFunction", "lib/accounts/users/draw.ts", LONG_FUNCTION],
  ["complexity/noExcessiveCognitiveComplexity", "lib/accounts/users/judge.ts", COMPLEX],
  ["performance/noBarrelFile", "lib/accounts/users/index.ts", 'export { a } from "./sure";\n'],
  [
    "security/noDangerouslySetInnerHtml",
    "components/d.tsx",
    "export const D = () => <p dangerouslySetInnerHTML={{ __html: text }} />;\n",
  ],
];

test.each(HOUSE_RULES)(
  "the house rule %s finds its planted violations in %s",
  (rule, file, refused, fine) => {
    const house = plantedHouse(RULES, { [file]: [...refused, ...fine].join("\n") });
    const found = lint(house).filter(
      ({ category, message }) => category === "plugin" && message.includes(rule),
    );
    const lines = found.map(({ location }) => location.start.line);
    expect([...new Set(lines)].sort()).toEqual(refused.map((_, index) => index + 1));
  },
);

test("every Biome rule that the architecture asks for finds its planted violation", () => {
  const files = Object.fromEntries(BIOME_RULES.map(([, file, source]) => [file, source]));
  const house = plantedHouse(RULES, {
    ...files,
    "lib/accounts/users/two.ts": 'import { one } from "./one";\nexport const two = one;\n',
  });
  const found = new Set(lint(house).map(({ category, location }) => `${category} ${location.path}`));
  for (const [rule, file] of BIOME_RULES) expect(found).toContain(`lint/${rule} ${file}`);
});
