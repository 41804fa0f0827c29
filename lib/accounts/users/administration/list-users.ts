import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import type { UserListQuery, UserRow } from "./user-list.model";
import { countBookingsOf, countUsers, countWaitingOf, selectUsers } from "./user-list.sql";

export type UserPage = { readonly data: readonly UserRow[]; readonly count: number };

/** Returns one page of the platform's users, and the number that match the filter. For administrators. */
export function listUsers(ctx: Context, query: UserListQuery): Promise<UserPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const [people, count] = await Promise.all([selectUsers(tx, query), countUsers(tx, query)]);
    const ids = people.map(({ id }) => id);
    const [bookings, waiting] = await Promise.all([countBookingsOf(tx, ids), countWaitingOf(tx, ids)]);
    const data = people.map((person) => ({
      ...person,
      bookingCount: bookings.get(person.id) ?? 0,
      waitingCount: waiting.get(person.id) ?? 0,
    }));
    return { data, count };
  });
}
