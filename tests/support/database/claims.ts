import { claimOffer } from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import { approveClaim } from "@/lib/reconciliation/unclaimed-commission/decide-claim";
import { listClaims, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { newAgent, type TestAgent } from "../people/agent";
import { booked } from "./bookings";
import { db } from "./database";
import { clearUnclaimed, reported, search } from "./unclaimed";

/** A booking that fits the entry created by `reported`. */
export const FITTING = {
  clientName: "Amara Okonkwo",
  expectedCommissionAmount: 7400,
  totalBookingAmount: 90_000,
  travelStartDate: "2031-03-01",
  travelEndDate: "2031-03-08",
};

export type Claimant = TestAgent & { readonly bookingId: string };

/** Creates two agents with a fitting booking each, to whom one report entry is offered, and an administrator. */
export async function offeredToTwo() {
  await clearUnclaimed();
  const [ada, ben] = [await claimant(), await claimant()];
  const boss = await newAgent(db, { role: "ADMIN" });
  const entry = await reported();
  await search();
  return { ada, ben, boss, entry };
}

async function claimant(): Promise<Claimant> {
  const agent = await newAgent(db);
  const { id } = await booked(agent, FITTING);
  return { ...agent, bookingId: id };
}

export async function offerOf(agent: TestAgent): Promise<string> {
  return (await listOffers(agent.ctx)).open[0]?.id ?? "";
}

/** Claims the agent's offer for the fitting booking; returns the offer's id. */
export async function claimed(agent: Claimant): Promise<string> {
  const id = await offerOf(agent);
  await claimOffer(agent.ctx, { id, bookingId: agent.bookingId });
  return id;
}

/** Approves a claim at its subject's current version. */
export async function approved(by: TestAgent, id: string): Promise<void> {
  const { waiting } = await listClaims(by.ctx);
  const group = waiting.find(({ claims }) => claims.some((claim) => claim.id === id));
  await approveClaim(by.ctx, { id, version: group?.subject.version ?? 1 });
}

export function toldOfClaims(agent: TestAgent) {
  return db`select type, title, booking_id as booking from notifications
    where user_id = ${agent.id} and dedupe_key like 'commission-claim%' order by created_at`;
}
