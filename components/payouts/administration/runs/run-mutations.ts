import type { Mutation } from "@/components/shared/mutations/mutation";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";

/** The run as it was seen: a step is refused where it has changed since. */
export type SeenRun = { readonly id: string; readonly version: number };

/** One step of a run by the API; `said` tells of it. */
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
