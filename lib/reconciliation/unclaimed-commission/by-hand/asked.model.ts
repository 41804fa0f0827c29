import { z } from "zod";
import type { OfferState } from "../offer-state.model";

const MOST_AGENTS = 20;

/**
 * A deposit and the agents to whom to offer it by hand. `version` is the version of the deposit that the administrator
 * saw.
 */
export const handOffer = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  agentIds: z
    .array(z.uuid())
    .min(1, "Choose an agent.")
    .max(MOST_AGENTS, `At most ${MOST_AGENTS} agents at a time.`),
});
/** The body of a request whose path names the deposit. */
export const offerBody = handOffer.omit({ id: true });
export type HandOffer = z.output<typeof handOffer>;

/** An agent to whom a deposit is offered, by hand or by the search. */
export type AskedAgent = {
  readonly offerId: string;
  readonly agentId: string;
  readonly name: string;
  readonly state: OfferState;
  readonly isByHand: boolean;
};
