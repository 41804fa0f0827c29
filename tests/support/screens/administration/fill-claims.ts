import { expect } from "@playwright/test";
import { closeDatabases } from "@/db/client";
import { contextFor } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { claimOffer } from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import { listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import type { RunningApp } from "../../app/running-app";
import { unclaimedBy } from "../unclaimed";

/** Creates an agent's claims to unclaimed commission. */
export async function fillClaims(app: RunningApp, agent: string): Promise<void> {
  await unclaimedBy(app, agent, 2);
  const ctx = contextFor({ kind: "agent", id: agent, admin: false, timeZone: "UTC" });
  await expect(async () => expect((await listOffers(ctx)).open).toHaveLength(2)).toPass();
  for (const { id, fits } of (await listOffers(ctx)).open)
    await claimOffer(ctx, { id, bookingId: fits[0]?.id ?? "" });
  await stopBoss();
  await closeDatabases();
}
