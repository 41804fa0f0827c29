import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { plantedHouse, runIn } from "./planted";

type Violation = { readonly from: string; readonly to: string; readonly rule: { readonly name: string } };
type Cruise = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly Violation[] };
};

const RULES = ".dependency-cruiser.cjs";
const FOLDERS = ["app", "components", "lib", "db", "middleware.ts"];

/** Rule, file, and what it must not import. */
const FORBIDDEN: readonly (readonly [rule: string, file: string, target: string])[] = [
  ["floor-0-looks-up", "lib/base/clock.ts", "@/lib/context/context"],
  ["floor-1-looks-up", "lib/context/who.ts", "@/lib/users/read-user"],
  ["floor-2-looks-up", "lib/vendors/clerk/welcome.ts", "@/lib/users/read-user"],
  ["floor-3-looks-up", "lib/users/read-more.ts", "@/lib/bookings/close-booking"],
  ["floor-4-looks-up", "lib/bookings/mail-booking.ts", "@/lib/emails/list-emails"],
  ["floor-5-looks-up", "lib/emails/count-emails.ts", "@/lib/dashboard/read-stats"],
  ["floor-6-looks-up", "lib/dashboard/answer-stats.ts", "@/lib/delivery/endpoint"],
  ["no-circles", "lib/users/circle.ts", "@/lib/users/read-user"],
  ["no-unknown", "lib/bookings/lose-booking.ts", "@/lib/bookings/nowhere"],
  ["every-folder-has-a-floor", "lib/bookings/park-booking.ts", "@/lib/garage/car"],
  ["lib-never-looks-up", "lib/bookings/draw-booking.ts", "@/app/page"],
  ["components-never-see-routes", "components/bookings/page-link.tsx", "@/app/page"],
  ["db-knows-only-base", "db/backup.ts", "@/lib/bookings/close-booking"],
  ["seeds-are-for-tools", "lib/bookings/seed-booking.ts", "@/db/seeds/demo"],
  ["nobody-imports-tests", "lib/bookings/try-booking.ts", "@/tests/support/world"],
  ["nobody-imports-tools", "lib/bookings/forge-booking.ts", "@/tools/hammer"],
  ["production-needs-no-dev-packages", "lib/bookings/check-booking.ts", "vitest"],
  ["models-are-pure", "lib/bookings/booking.model.ts", "@/lib/bookings/close-booking"],
  ["models-have-no-environment", "lib/bookings/money.model.ts", "@/lib/base/env"],
  ["sql-lives-in-sql-files", "lib/bookings/find-booking.ts", "drizzle-orm"],
  ["sql-lives-in-sql-files", "app/about/page.tsx", "@/db/client"],
  ["sql-files-only-query", "lib/bookings/close.sql.ts", "@/lib/bookings/close-booking"],
  ["sql-is-private-to-its-module", "lib/emails/convert-email.ts", "@/lib/bookings/booking.sql"],
  ["the-queue-is-the-workers", "lib/emails/settle-job.ts", "@/lib/jobs/job.sql"],
  ["emails-change-in-one-place", "lib/emails/file-email.ts", "@/lib/emails/change-email.sql"],
  ["sql-is-not-for-adapters", "app/plan/page.tsx", "@/lib/bookings/booking.sql"],
  ["rooms-see-models-only", "components/bookings/card.tsx", "@/lib/bookings/close-booking"],
  ["rooms-have-no-environment", "components/bookings/flag.tsx", "@/lib/base/env"],
  ["actions-only-act", "components/bookings/actions.ts", "@/lib/delivery/endpoint"],
  ["api-client-stays-in-the-browser", "lib/api-client/fetch.ts", "@/lib/bookings/close-booking"],
  ["readers-are-pure", "lib/extraction/read-more.ts", "@/lib/context/context"],
  ["readers-are-pure", "lib/bank-statements/read-more.ts", "@/lib/context/context"],
  ["endpoints-never-draw", "app/api/bookings/route.ts", "@/components/bookings/list"],
  ["pages-never-see-endpoints", "app/help/page.tsx", "@/lib/delivery/endpoint"],
  ["the-worker-is-woken-by-jobs", "app/api/emails/route.ts", "@/lib/worker/run-jobs"],
  ["the-gate-knows-identity-and-routes", "middleware.ts", "@/lib/users/circle"],
  ["only-delivery-knows-next", "lib/bookings/redirect-booking.ts", "next/navigation"],
  ["links-say-what-they-fetch-ahead", "components/bookings/row.tsx", "next/link"],
  ["pages-never-see-vendors", "app/sign-in/page.tsx", "@/lib/vendors/resend/send-mail"],
  ["pages-never-see-vendors", "components/users/auth/actions.ts", "@/lib/vendors/resend/send-mail"],
  ["vendors-are-chosen-in-one-place", "lib/users/write-user.ts", "@/lib/vendors/resend/send-mail"],
  ["vendors-are-chosen-in-one-place", "lib/mail-html/send-html.ts", "@/lib/vendors/resend/send-mail"],
  ["clerk-stays-at-the-edge", "lib/users/clerk.ts", "@clerk/nextjs"],
  ["better-auth-stays-in-vendors", "lib/users/auth.ts", "better-auth/minimal"],
  ["stripe-stays-in-vendors", "lib/users/pay.ts", "stripe"],
  ["designed-mails-have-one-home", "lib/mail/letter.ts", "@react-email/components"],
  ["resend-stays-in-vendors", "lib/mail/mail.ts", "resend"],
  ["language-models-stay-in-vendors", "lib/vendors/resend/think.ts", "ai"],
  ["the-driver-stays-in-connections", "db/second-pool.ts", "postgres"],
  ["the-queue-stays-in-jobs", "lib/emails/later.ts", "pg-boss"],
];

const TARGETS = [
  ...[
    "lib/context/context",
    "lib/bookings/close-booking",
    "lib/emails/list-emails",
    "lib/dashboard/read-stats",
  ],
  ...[
    "lib/delivery/endpoint",
    "lib/garage/car",
    "app/page",
    "db/seeds/demo",
    "db/client",
    "tests/support/world",
  ],
  ...[
    "tools/hammer",
    "lib/base/env",
    "lib/bookings/booking.sql",
    "lib/emails/change-email.sql",
    "lib/jobs/job.sql",
    "components/bookings/list",
    "lib/worker/run-jobs",
    "lib/vendors/resend/send-mail",
  ],
];

test("every dependency rule refuses a planted violation, and nothing else is refused", () => {
  const files = Object.fromEntries([
    ...TARGETS.map((name) => [`${name}.ts`, "export const it = 1;\n"]),
    ...FORBIDDEN.map(([, file, target]) => [file, `export * from "${target}";\n`]),
    ["lib/users/read-user.ts", 'export * from "@/lib/users/circle";\n'],
  ]);
  const house = plantedHouse([RULES, "tsconfig.json", "package.json"], files);
  const { violations } = cruise(house, ["app", "components", "lib", "db", "middleware.ts"]).summary;

  const broken = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
  for (const [rule, file] of FORBIDDEN) expect(broken).toContain(`${rule} ${file}`);

  const planted = new Set(FORBIDDEN.map(([, file]) => file));
  const innocent = violations.filter(({ from }) => !planted.has(from));
  expect(innocent).toEqual([]);
});

test("every dependency rule has its planted violation", () => {
  const { forbidden } = createRequire(import.meta.url)(path.join(ROOT, RULES));
  const names: string[] = forbidden.map(({ name }: { name: string }) => name);
  expect(new Set(FORBIDDEN.map(([rule]) => rule))).toEqual(new Set(names));
});

test("the rules see every source file", () => {
  const folders = FOLDERS.filter((name) => existsSync(path.join(ROOT, name)));
  const seen = new Set(cruise(ROOT, folders).modules.map(({ source }) => source));
  const files = globSync("{app,components,lib,db}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !seen.has(file) && !file.endsWith(".d.ts"))).toEqual([]);
});

function cruise(folder: string, parts: readonly string[]): Cruise {
  const cruiser = "dependency-cruiser/bin/dependency-cruiser.mjs";
  const { stdout } = runIn(folder, cruiser, [...parts, "--config", RULES, "--output-type", "json"]);
  return JSON.parse(stdout);
}
