import { it } from "vitest";
import { db } from "../support/database/database";
import { payoutsOn } from "../support/payouts/payouts";
import { holdSharesTogether } from "../support/payouts/random-shares";

it.each([11, 22, 33])(
  "16 connections that each act 150 times leave all shares right, round %i",
  async (round) => {
    await payoutsOn(db, { default_percent_bp: 6_667, needs_second_approver: false });
    await holdSharesTogether(db, round, 16, 150);
  },
);
