import "server-only";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from "drizzle-orm";
import { bookingTotals, emails, userSearch, users } from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { UserListQuery, UserRow } from "./user-list.model";

type Sort = NonNullable<UserListQuery["sort"]>["key"];
type Person = Omit<UserRow, "bookingCount" | "waitingCount">;

/** The expressions of each sort key, the same as in the indexes. People without a visit sort before all visits. */
const ORDERS: Readonly<Record<Sort, { readonly by: SQL; readonly blanks: SQL }>> = {
  name: { by: sql`lower(${users.name})`, blanks: sql`` },
  company: { by: sql`lower(${users.companyName})`, blanks: sql` nulls last` },
  role: { by: sql`${users.role}`, blanks: sql`` },
  created: { by: sql`${users.createdAt}`, blanks: sql`` },
  seen: { by: sql`${users.lastSeenAt}`, blanks: sql`` },
};

export async function countUsers(tx: Tx, query: UserListQuery): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(users).where(listed(tx, query));
  return row?.count ?? 0;
}

/** Reads one page of the users that match the filter, newest first by default. */
export async function selectUsers(tx: Tx, query: UserListQuery): Promise<Person[]> {
  const rows = await tx.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      companyName: users.companyName,
      role: users.role,
      isOnboarded: users.hasCompletedOnboarding,
      suspendedAt: users.suspendedAt,
      lastSeenAt: users.lastSeenAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(listed(tx, query))
    .orderBy(...ordered(query.sort))
    .limit(query.limit)
    .offset(query.skip);
  return rows.map(({ suspendedAt, lastSeenAt, createdAt, ...row }) => ({
    ...row,
    isSuspended: suspendedAt !== null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** Counts the bookings of each of these people. */
export async function countBookingsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .select({ id: bookingTotals.userId, count: sql<number>`sum(${bookingTotals.count})::int` })
    .from(bookingTotals)
    .where(inArray(bookingTotals.userId, [...ids]))
    .groupBy(bookingTotals.userId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Counts the emails that wait for each of these people, as the tab "New" shows them. */
export async function countWaitingOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .select({ id: emails.userId, count: count() })
    .from(emails)
    .where(
      and(
        inArray(emails.userId, [...ids]),
        eq(emails.status, "new"),
        sql`${emails.intake} not in ('QUARANTINED', 'SYSTEM')`,
      ),
    )
    .groupBy(emails.userId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/**
 * Returns the ids that match a search text. As a separate subquery, so that the planner uses the search index; combined
 * with a page's order it would scan all users.
 */
function idsFound(tx: Tx, search: string) {
  return tx.db
    .select({ id: users.id })
    .from(users)
    .where(like(userSearch(users), containing(search)));
}

function listed(tx: Tx, { search, role, standing }: UserListQuery): SQL | undefined {
  return and(
    search ? sql`${users.id} = any (array(${idsFound(tx, search)}))` : undefined,
    role ? eq(users.role, role) : undefined,
    standing === "suspended" ? isNotNull(users.suspendedAt) : undefined,
    standing === "active" ? isNull(users.suspendedAt) : undefined,
  );
}

function ordered(sort: UserListQuery["sort"]): SQL[] {
  const { key, descending } = sort ?? ({ key: "created", descending: true } as const);
  const { by, blanks } = ORDERS[key];
  const turn = descending ? desc : asc;
  if (key === "seen") {
    return [sql`${by} ${sql.raw(descending ? "desc nulls last" : "asc nulls first")}`, turn(users.id)];
  }
  return [sql`${turn(by)}${blanks}`, turn(users.id)];
}
