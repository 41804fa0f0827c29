import { useDebounced } from "@/components/shared/lazy/use-debounced";
import type { AdminRecords } from "@/lib/desk/admin-search/admin-records.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { withRetries } from "@/lib/platform/api-client/retry";
import type { Area } from "../navigation.model";
import {
  type BookingsAnswer,
  type ClientsAnswer,
  type EmailsAnswer,
  type Finding,
  type Findings,
  foundAnywhere,
  foundBookings,
  foundClients,
  foundEmails,
  foundSuppliers,
  NOTHING,
  type SuppliersAnswer,
  stillFound,
} from "./found.model";

const DEBOUNCE_MS = 200;
const SHORTEST: Readonly<Record<Area, number>> = { agent: 2, admin: 3 };
/** The longest text that the server's searches accept. */
const LONGEST = 200;
/** The number of results per kind. */
const SHOWN = 5;

/**
 * Searches as the user types: the agent's own records, or those of all agents in the administrators' area. The
 * results of the latest text win; until they arrive, matching results of the previous text are shown.
 */
export function useFind(typed: string, area: Area) {
  const trimmed = typed.trim().slice(0, LONGEST);
  const text = trimmed.length >= SHORTEST[area] ? trimmed : "";
  const settled = useDebounced(text, DEBOUNCE_MS);
  const { data, isFetching, refetch } = useResource(
    area === "agent" ? findingsOf(settled) : anywhere(settled),
    {
      enabled: settled !== "",
      placeholderData: (before) => before,
    },
  );
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
      const [bookings, clients, emails, suppliers] = await Promise.all([
        tried(() => fetchJson<BookingsAnswer>("/bookings", { query, signal }), foundBookings),
        tried(() => fetchJson<ClientsAnswer>("/bookings/clients", { query, signal }), foundClients),
        tried(() => fetchJson<EmailsAnswer>("/emails", { query, signal }), foundEmails),
        tried(
          () => fetchJson<SuppliersAnswer>("/supplier/list", { method: "POST", body, signal }),
          foundSuppliers,
        ),
      ]);
      return { bookings, clients, emails, suppliers };
    },
  };
}

function anywhere(search: string): Resource<Findings> {
  return {
    key: ["find-anywhere", search],
    ask: async (signal) => {
      const ask = () => fetchJson<AdminRecords>("/admin/search", { query: { search }, signal });
      return withRetries(ask).then(foundAnywhere, () => ALL_FAILED);
    },
  };
}

/** The administrators' search is a single request, so all kinds fail together. */
const ALL_FAILED: Findings = {
  users: null,
  bookings: null,
  emails: null,
  transactions: null,
  reports: null,
  suppliers: null,
};

/** Returns null if the search of one kind fails, so that the others are shown without it. */
function tried<Answer>(
  ask: () => Promise<Answer>,
  read: (answer: Answer) => Finding,
): Promise<Finding | null> {
  return withRetries(ask).then(read, () => null);
}
