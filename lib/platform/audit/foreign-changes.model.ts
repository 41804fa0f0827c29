import { z } from "zod";

/** The instant since which changes are counted; without it, a moment ago. */
export const foreignChangesQuery = z.object({
  since: z.iso.datetime({ error: "since must be an instant" }).optional(),
});
export type ForeignChangesQuery = z.output<typeof foreignChangesQuery>;

/**
 * The number of changes that others have made since an ISO instant to what an agent's pages show, plus all steps of
 * their payouts ever. When a later request with the same `since` returns another number, there is something new.
 */
export type ForeignChanges = { readonly since: string; readonly count: number };
