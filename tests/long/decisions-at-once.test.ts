import { expect, it } from "vitest";
import { db } from "../support/database/database";
import { payoutsOn } from "../support/payouts/payouts";
import { shareWrongs } from "../support/payouts/share-wrongs";
import { decide } from "../support/transactions/random-decisions";
import { newWorld, standOf, unlinkAll } from "../support/transactions/world";
import { wrongs } from "../support/transactions/wrongs";

const ROUNDS = [101, 202, 303, 404];

it.each(ROUNDS)(
  "24 connections that decide 100 times each leave everything right, round %i",
  async (round) => {
    await payoutsOn(db, { default_percent_bp: 6_667 });
    const world = await newWorld(db);
    const before = [await standOf(db, world.settled), await standOf(db, world.owing, "money")];
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, connection) => decide(db, world, round * 1_000 + connection, 100)),
    );
    const sum = new Map<string, number>();
    for (const [what, count] of outcomes.flatMap((one) => [...one]))
      sum.set(what, (sum.get(what) ?? 0) + count);
    for (const move of [
      "import",
      "match",
      "confirm",
      "split",
      "unlink",
      "ignore",
      "restore",
      "edit",
      "close",
      "delete",
      "pay a report",
      "match an entry",
      "unmatch an entry",
      "ignore an entry",
      "restore an entry",
      "correct an entry",
      "pay a report outside",
    ]) {
      expect([...sum.keys()]).toContain(move);
    }
    expect(await wrongs(db, world)).toEqual({});
    expect(await shareWrongs(db)).toEqual([]);
    await unlinkAll(db, world);
    expect(await wrongs(db, world)).toEqual({});
    expect([await standOf(db, world.settled), await standOf(db, world.owing, "money")]).toEqual(before);
    expect(await db`select from payout_shares`).toEqual([]);
    const [deadlocks] =
      await db`select deadlocks::int as count from pg_stat_database where datname = current_database()`;
    expect(deadlocks?.count).toBe(0);
  },
);
