import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { cruise, plantedHouse } from "./planted";

const RULES = ".dependency-cruiser.cjs";

/** For each rule: the importing file and the module that it must not import. */
const FORBIDDEN: readonly (readonly [rule: string, file: string, target: string])[] = [
  ["platform-looks-up", "lib/platform/vendors/clerk/welcome.ts", "@/lib/accounts/users/read-user"],
  ["accounts-looks-up", "lib/accounts/users/read-more.ts", "@/lib/ledger/bookings/close-booking"],
  ["reader-looks-up", "lib/reader/book-booking.ts", "@/lib/ledger/bookings/close-booking"],
  ["shares-looks-up", "lib/payouts/shares/close-share.ts", "@/lib/ledger/bookings/close-booking"],
  ["ledger-looks-up", "lib/ledger/bookings/mail-booking.ts", "@/lib/inbox/emails/list-emails"],
  ["inbox-looks-up", "lib/inbox/emails/count-emails.ts", "@/lib/imports/import-rows"],
  ["imports-looks-up", "lib/imports/match-rows.ts", "@/lib/reconciliation/matching/match"],
  ["reconciliation-looks-up", "lib/reconciliation/matching/count.ts", "@/lib/desk/dashboard/read-stats"],
  ["books-looks-up", "lib/books/months/count.ts", "@/lib/desk/dashboard/read-stats"],
  ["payouts-looks-up", "lib/payouts/runs/count.ts", "@/lib/desk/dashboard/read-stats"],
  ["desk-looks-up", "lib/desk/dashboard/answer-stats.ts", "@/lib/delivery/endpoint"],
  ["desk-looks-up", "lib/accounts/account/answer-data.ts", "@/lib/delivery/endpoint"],
  ["base-knows-only-itself", "lib/platform/base/clock.ts", "@/lib/platform/context/context"],
  ["context-knows-only-base", "lib/platform/context/who.ts", "@/lib/platform/jobs/enqueue"],
  ["no-circles", "lib/accounts/users/circle.ts", "@/lib/accounts/users/read-user"],
  ["no-unknown", "lib/ledger/bookings/lose-booking.ts", "@/lib/ledger/bookings/nowhere"],
  ["every-folder-has-an-area", "lib/ledger/bookings/park-booking.ts", "@/lib/garage/car"],
  ["lib-never-looks-up", "lib/ledger/bookings/draw-booking.ts", "@/app/page"],
  ["components-never-see-routes", "components/ledger/bookings/page-link.tsx", "@/app/page"],
  ["db-knows-only-base", "db/backup.ts", "@/lib/ledger/bookings/close-booking"],
  ["seeds-are-for-tools", "lib/ledger/bookings/seed-booking.ts", "@/db/seeds/demo"],
  ["nobody-imports-tests", "lib/ledger/bookings/try-booking.ts", "@/tests/support/world"],
  ["nobody-imports-tools", "lib/ledger/bookings/forge-booking.ts", "@/tools/hammer"],
  ["production-needs-no-dev-packages", "lib/ledger/bookings/check-booking.ts", "vitest"],
  ["models-are-pure", "lib/ledger/bookings/booking.model.ts", "@/lib/ledger/bookings/close-booking"],
  ["models-have-no-environment", "lib/ledger/bookings/money.model.ts", "@/lib/platform/base/env"],
  ["sql-lives-in-sql-files", "lib/ledger/bookings/find-booking.ts", "drizzle-orm"],
  ["sql-lives-in-sql-files", "app/about/page.tsx", "@/db/client"],
  ["sql-files-only-query", "lib/ledger/bookings/close.sql.ts", "@/lib/ledger/bookings/close-booking"],
  ["sql-is-private-to-its-module", "lib/inbox/emails/convert-email.ts", "@/lib/ledger/bookings/booking.sql"],
  ["the-queue-is-the-workers", "lib/inbox/emails/settle-job.ts", "@/lib/platform/jobs/job.sql"],
  ["emails-change-in-one-place", "lib/inbox/emails/file-email.ts", "@/lib/inbox/emails/change-email.sql"],
  ["sql-is-not-for-adapters", "app/plan/page.tsx", "@/lib/ledger/bookings/booking.sql"],
  ["rooms-see-models-only", "components/ledger/bookings/card.tsx", "@/lib/ledger/bookings/close-booking"],
  ["rooms-have-no-environment", "components/ledger/bookings/flag.tsx", "@/lib/platform/base/env"],
  ["actions-only-act", "components/ledger/bookings/actions.ts", "@/lib/delivery/endpoint"],
  [
    "api-client-stays-in-the-browser",
    "lib/platform/api-client/fetch.ts",
    "@/lib/ledger/bookings/close-booking",
  ],
  ["readers-are-pure", "lib/reader/read-more.ts", "@/lib/platform/context/context"],
  ["readers-are-pure", "lib/reconciliation/bank-statements/read-more.ts", "@/lib/platform/context/context"],
  ["endpoints-never-draw", "app/api/bookings/route.ts", "@/components/ledger/bookings/list"],
  ["pages-never-see-endpoints", "app/help/page.tsx", "@/lib/delivery/endpoint"],
  ["the-worker-is-woken-by-jobs", "app/api/emails/route.ts", "@/lib/worker/run-jobs"],
  ["the-gate-knows-identity-and-routes", "middleware.ts", "@/lib/accounts/users/circle"],
  ["only-delivery-knows-next", "lib/ledger/bookings/redirect-booking.ts", "next/navigation"],
  ["links-say-what-they-fetch-ahead", "components/ledger/bookings/row.tsx", "next/link"],
  ["pages-never-see-vendors", "app/sign-in/page.tsx", "@/lib/platform/vendors/resend/send-mail"],
  [
    "pages-never-see-vendors",
    "components/accounts/users/auth/actions.ts",
    "@/lib/platform/vendors/resend/send-mail",
  ],
  [
    "vendors-are-chosen-in-one-place",
    "lib/accounts/users/write-user.ts",
    "@/lib/platform/vendors/resend/send-mail",
  ],
  [
    "vendors-are-chosen-in-one-place",
    "lib/platform/mail-html/send-html.ts",
    "@/lib/platform/vendors/resend/send-mail",
  ],
  ["clerk-stays-at-the-edge", "lib/accounts/users/clerk.ts", "@clerk/nextjs"],
  ["better-auth-stays-in-vendors", "lib/accounts/users/auth.ts", "better-auth/minimal"],
  ["stripe-stays-in-vendors", "lib/accounts/users/pay.ts", "stripe"],
  ["designed-mails-have-one-home", "lib/platform/mail/letter.ts", "@react-email/html"],
  ["resend-stays-in-vendors", "lib/platform/mail/mail.ts", "resend"],
  ["language-models-stay-in-vendors", "lib/platform/vendors/resend/think.ts", "ai"],
  ["the-driver-stays-in-connections", "db/second-pool.ts", "postgres"],
  ["the-queue-stays-in-jobs", "lib/inbox/emails/later.ts", "pg-boss"],
];

const TARGETS = [
  ...[
    "lib/platform/context/context",
    "lib/platform/jobs/enqueue",
    "lib/imports/import-rows",
    "lib/reconciliation/matching/match",
    "lib/ledger/bookings/close-booking",
    "lib/inbox/emails/list-emails",
    "lib/desk/dashboard/read-stats",
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
    "lib/platform/base/env",
    "lib/ledger/bookings/booking.sql",
    "lib/inbox/emails/change-email.sql",
    "lib/platform/jobs/job.sql",
    "components/ledger/bookings/list",
    "lib/worker/run-jobs",
    "lib/platform/vendors/resend/send-mail",
  ],
];

test("every dependency rule refuses a planted violation, and nothing else is refused", () => {
  const files = Object.fromEntries([
    ...TARGETS.map((name) => [`${name}.ts`, "export const it = 1;\n"]),
    ...FORBIDDEN.map(([, file, target]) => [file, `export * from "${target}";\n`]),
    ["lib/accounts/users/read-user.ts", 'export * from "@/lib/accounts/users/circle";\n'],
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
