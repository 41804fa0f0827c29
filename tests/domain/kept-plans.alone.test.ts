import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { closeDatabases } from "@/db/client";
import { listActivities } from "@/lib/accounts/activity/list-activities";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readBadges, readFirstSteps, readStats, readTrips } from "@/lib/desk/dashboard/read-stats";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { countTabs, listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import type { Context } from "@/lib/platform/context/context";
import {
  inCachedReadTransaction,
  inReadTransaction,
  inTransaction,
} from "@/lib/platform/context/transaction";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import { countOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { db } from "../support/database/database";
import { filled } from "../support/database/filled-agent";

type Prepared = {
  readonly name: string;
  readonly statement: string;
  readonly kept: number;
  readonly anew: number;
  readonly parameters: number;
};

/** Returns the prepared statements of the connection that was released last, which is the next one lent. */
function prepared(ctx: Context): Promise<readonly Prepared[]> {
  return inTransaction(ctx, async (tx) => [
    ...(await tx.db.execute<Prepared>(sql`
      select name, statement, generic_plans::int as kept, custom_plans::int as anew,
        cardinality(parameter_types)::int as parameters
      from pg_prepared_statements`)),
  ]);
}

/** For each query with these words, tells whether a generic plan and whether a custom plan was used. */
function plansOf(all: readonly Prepared[], words: string): readonly (readonly [boolean, boolean])[] {
  return all
    .filter(({ statement }) => statement.trimStart().startsWith("select") && statement.includes(words))
    .map(({ kept, anew }) => [kept > 0, anew > 0]);
}

it("what a page looks up keeps its plans, and what it lists beside that is planned for its values", async () => {
  const { ctx } = await filled(1);
  await closeDatabases();
  // The order doesn't matter.
  await Promise.all([
    listBookings(ctx, bookingListQuery.parse({ search: "h" })),
    readBadges(ctx),
    listActivities(ctx, 5),
    countOffers(ctx),
  ]);
  const all = await prepared(ctx);
  expect(plansOf(all, '"forwarding_addresses"')).toEqual([[true, false]]);
  expect(plansOf(all, '"commission_offers"')).toEqual([[true, false]]);
  expect(plansOf(all, '"change_set"')).toEqual([[false, true]]);
  expect(plansOf(all, 'order by "bookings"."created_at"').length).toBeGreaterThan(0);
  expect(plansOf(all, 'order by "bookings"."created_at"').every(([kept]) => !kept)).toBe(true);
});

it("a plan that is kept reads no table from end to end, though it is nearly empty yet", async () => {
  const { ctx } = await filled(1);
  await db`analyze`;
  for (const lookUp of [
    readBadges,
    readStats,
    readFirstSteps,
    readOutlook,
    readTrips,
    countTabs,
    countOffers,
    readSupplierStats,
    (who: typeof ctx) => listViews(who, "bookings"),
    (who: typeof ctx) => sumBookings(who, { search: undefined }),
  ]) {
    await lookUp(ctx);
  }
  const kept = (await prepared(ctx)).filter((one) => one.kept > 0);
  expect(kept.length).toBeGreaterThan(10);
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql.raw("set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off"),
    );
    for (const { name, statement, parameters } of kept) {
      const values = Array.from({ length: parameters }, () => "null").join(", ");
      const rows = await tx.db.execute<{ "QUERY PLAN": string }>(
        sql.raw(`explain execute "${name}"${parameters > 0 ? `(${values})` : ""}`),
      );
      const plan = [...rows].map((row) => row["QUERY PLAN"]).join("\n");
      expect.soft(plan, statement).not.toContain("Seq Scan");
    }
  });
});

function settingsOf(ctx: Context): Promise<unknown> {
  return inReadTransaction(ctx, async (tx) => [
    ...(await tx.db.execute(
      sql`select current_setting('enable_seqscan') as scans, current_setting('plan_cache_mode') as plans`,
    )),
  ]);
}

it("what is read beside look-ups has the settings of every transaction, and is answered where one of them fails", async () => {
  const { ctx } = await filled(1);
  const [failed, badges, read] = await Promise.allSettled([
    inCachedReadTransaction(ctx, (tx) => tx.db.execute(sql`select 1 / 0`)),
    readBadges(ctx),
    settingsOf(ctx),
  ]);
  expect(failed.status).toBe("rejected");
  expect(badges.status).toBe("fulfilled");
  expect(read).toMatchObject({ value: [{ scans: "on", plans: "force_custom_plan" }] });
  const [, beside] = await Promise.all([readBadges(ctx), settingsOf(ctx)]);
  expect(beside).toEqual([{ scans: "on", plans: "force_custom_plan" }]);
});
