import type { Mutation } from "@/components/shared/mutations/mutation";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";

/** The run in the version that the user saw. The server refuses a step if the run has changed since. */
export type SeenRun = { readonly id: string; readonly version: number };

/** Returns the mutation for a step of a run; `said` is its success message. */
export function stepMutation(
  { id, version }: SeenRun,
  step: "adjust" | "approve" | "came-back" | "discard" | "paid" | "take-out",
  body: object,
  said: string,
): Mutation {
  return {
    run: () => fetchJson(`/admin/payouts/${id}/${step}`, { method: "POST", body: { version, ...body } }),
    tells: () => ({ said }),
    failed: "The run was not changed",
  };
}
