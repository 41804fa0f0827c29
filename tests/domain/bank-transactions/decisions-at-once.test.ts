import { expect, it } from "vitest";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { shareWrongs } from "../../support/payouts/share-wrongs";
import { decide } from "../../support/transactions/random-decisions";
import { newWorld, standOf, unlinkAll } from "../../support/transactions/world";
import { wrongs } from "../../support/transactions/wrongs";

const CONNECTIONS = 24;

it("24 connections that decide at once leave every sum, status, total and audit right, and all can be taken back", {
  timeout: 240_000,
}, async () => {
  await payoutsOn(db, { default_percent_bp: 6_667 });
  const world = await newWorld(db);
  const before = [await standOf(db, world.settled), await standOf(db, world.owing, "money")];
  const connections = Array.from({ length: CONNECTIONS }, (_, seed) => decide(db, world, seed + 1, 10));
  const outcomes = await Promise.all(connections);
  expect(new Set(outcomes.flatMap((one) => [...one.keys()]))).toContain("match");
  expect(await wrongs(db, world)).toEqual({});
  expect(await shareWrongs(db)).toEqual([]);
  await unlinkAll(db, world);
  expect(await wrongs(db, world)).toEqual({});
  expect([await standOf(db, world.settled), await standOf(db, world.owing, "money")]).toEqual(before);
  expect(await db`select from payout_shares`).toEqual([]);
});
