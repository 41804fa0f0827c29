import { z } from "zod";

/** Since when changes are counted; without it since a moment ago. */
export const foreignChangesQuery = z.object({
  since: z.iso.datetime({ error: "since must be an instant" }).optional(),
});
export type ForeignChangesQuery = z.output<typeof foreignChangesQuery>;

/** How many changes others have made to what an agent's pages show since an ISO instant, and to their payouts ever: asked again with the same `since`, another number means that there is news. */
export type ForeignChanges = { readonly since: string; readonly count: number };
