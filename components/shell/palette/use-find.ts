"use client";

import { useSettled } from "@/components/shared/lazy/use-settled";
import { fetchJson } from "@/lib/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/api-client/resource";
import { withRetries } from "@/lib/api-client/retry";
import {
  type BookingsAnswer,
  type EmailsAnswer,
  type Finding,
  type Findings,
  foundBookings,
  foundEmails,
  foundSuppliers,
  NOTHING,
  type SuppliersAnswer,
  stillFound,
} from "./found.model";

const DEBOUNCE_MS = 200;
const SHORTEST = 2;
/** As much as the server's searches take. */
const LONGEST = 200;
/** Of each kind. */
const SHOWN = 5;

/** Searches the agent's own records while somebody types, from two characters on. The last text's answer wins; until it is there, what still fits of the one before is shown. */
export function useFind(typed: string, isOn: boolean) {
  const trimmed = typed.trim().slice(0, LONGEST);
  const text = isOn && trimmed.length >= SHORTEST ? trimmed : "";
  const settled = useSettled(text, DEBOUNCE_MS);
  const { data, isFetching, refetch } = useResource(findingsOf(settled), {
    enabled: settled !== "",
    placeholderData: (before) => before,
  });
  const retry = () => void refetch();
  if (text === "") return { findings: NOTHING, isLoading: false, retry };
  const isLoading = settled !== text || isFetching;
  const findings = data ?? NOTHING;
  return { findings: isLoading ? stillFound(findings, text) : findings, isLoading, retry };
}

function findingsOf(search: string): Resource<Findings> {
  const query = { search, limit: SHOWN };
  const body = { filters: { name: [search] }, scope: "network", limit: SHOWN };
  return {
    key: ["find", search],
    ask: async (signal) => {
      const [bookings, emails, suppliers] = await Promise.all([
        tried(() => fetchJson<BookingsAnswer>("/bookings", { query, signal }), foundBookings),
        tried(() => fetchJson<EmailsAnswer>("/emails", { query, signal }), foundEmails),
        tried(
          () => fetchJson<SuppliersAnswer>("/supplier/list", { method: "POST", body, signal }),
          foundSuppliers,
        ),
      ]);
      return { bookings, emails, suppliers };
    },
  };
}

/** Null where one kind can't be searched: the others are shown without it. */
function tried<Answer>(
  ask: () => Promise<Answer>,
  read: (answer: Answer) => Finding,
): Promise<Finding | null> {
  return withRetries(ask).then(read, () => null);
}
