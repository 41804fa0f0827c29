import type { Mutation } from "@/components/shared/mutations/mutation";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";

/** Locks a month, written YYYY-MM. */
export function lockMutation(month: string): Mutation {
  return {
    run: () => fetchJson("/admin/books/lock", { method: "POST", body: { month } }),
    tells: () => ({ said: `${monthInWords(month)} is locked` }),
    failed: "The month was not locked",
  };
}

/** Unlocks a month, written YYYY-MM. */
export function unlockMutation(month: string, reason: string): Mutation {
  return {
    run: () => fetchJson("/admin/books/unlock", { method: "POST", body: { month, reason } }),
    tells: () => ({ said: `${monthInWords(month)} is open again` }),
    failed: "The month was not opened",
  };
}
