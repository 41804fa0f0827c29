import { it } from "vitest";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { holdSharesTogether } from "../../support/payouts/random-shares";

it("16 connections leave each share what its payment and percent say, in three currencies, and all can be taken back", {
  timeout: 240_000,
}, async () => {
  await payoutsOn(db, { default_percent_bp: 6_667 });
  await holdSharesTogether(db, 1, 16, 12);
});
