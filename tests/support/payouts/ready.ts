import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { booked } from "../database/bookings";
import type { TestAgent } from "../people/agent";
import { type Ready, readyShares } from "./ready-shares";

/** Creates ready shares of a new booking of the agent's, with these amounts. Returns their ids. */
export async function ready(db: Sql, agent: TestAgent, ...shares: readonly Ready[]): Promise<string[]> {
  const { id: bookingId } = await booked(agent, { confirmationNumber: randomUUID() });
  return readyShares(db, { userId: agent.id, bookingId }, shares);
}

/**
 * Returns the state of an agent's shares without row-level security: amounts, and whether they are in a payout, frozen
 * and held.
 */
export async function sharesOf(db: Sql, userId: string) {
  return [
    ...(await db`select amount_minor::int as amount, payout_id is not null as "isIn", frozen_at is not null as "isFrozen",
      held_reason as held from payout_shares where user_id = ${userId} order by amount_minor`),
  ];
}
