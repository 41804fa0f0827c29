import type { Sql } from "postgres";
import { closeDatabases } from "@/db/client";
import { recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { testSettings } from "../app/environment";
import type { RunningApp } from "../app/running-app";

/** Updates the derived columns after a test has inserted bookings or payments directly, as the product would have. */
export async function recounted(db: Sql, userId: string): Promise<void> {
  await db`update bookings b set received_minor = a.received, last_paid_on = a.last_paid_on
    from (
      select booking_id, sum(amount_minor) as received, max(received_on) filter (where amount_minor > 0) as last_paid_on
      from allocations where user_id = ${userId} and reversed_at is null group by booking_id) a
    where b.user_id = ${userId} and b.id = a.booking_id`;
  await inTenant(systemContext("test"), userId, recountTotals);
}

/** Does the same in the database of a running app. */
export async function recountedIn(app: RunningApp, db: Sql, userId: string): Promise<void> {
  Object.assign(process.env, testSettings(app.databaseUrl), { LOG_LEVEL: "silent" });
  await recounted(db, userId);
  await closeDatabases();
}
