import type { AdminRecords } from "@/lib/desk/admin-search/admin-records.model";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import { senderOf, tabOf } from "@/lib/inbox/emails/email-words.model";
import type { Client } from "@/lib/ledger/bookings/list/client.model";
import { BOOKINGS_URL, EMAILS_URL, OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { USERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";
import { holds } from "./matching.model";

export type RecordKind =
  | "users"
  | "bookings"
  | "clients"
  | "emails"
  | "transactions"
  | "reports"
  | "suppliers";

/** A record found by a search. `words` is the text that the search may have matched. */
export type FoundRecord = {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly status?: string;
  readonly words: string;
};

/** The result of one search: the first few records, and a note with the total if there are more. */
export type Finding = { readonly records: readonly FoundRecord[]; readonly note?: string | undefined };
/** The results by kind of record, for the kinds that were searched; null for a search that failed. */
export type Findings = Readonly<Partial<Record<RecordKind, Finding | null>>>;

export const NOTHING: Findings = {};

export type BookingsAnswer = {
  readonly data: readonly {
    readonly id: string;
    readonly confirmationNumber: string;
    readonly clientName: string | null;
    readonly status: string;
    readonly supplier: { readonly name: string } | null;
  }[];
  readonly count: number;
};
export type EmailsAnswer = { readonly rows: readonly EmailSummary[]; readonly hasMore: boolean };
export type SuppliersAnswer = {
  readonly data: readonly { readonly id: string; readonly name: string; readonly bookingCount: number }[];
  readonly count: number;
};

/** Converts bookings. The address of a booking leads to its tab, with the booking open. */
export function foundBookings({ data, count }: BookingsAnswer): Finding {
  const records = data.map(({ id, confirmationNumber, clientName, status, supplier }) => ({
    id,
    href: `/bookings/${id}`,
    label: confirmationNumber,
    detail: joined(clientName, supplier?.name),
    status,
    words: [confirmationNumber, clientName, supplier?.name].join(" "),
  }));
  return { records, note: count > data.length ? `newest ${data.length} of ${count}` : undefined };
}

export function foundEmails({ rows, hasMore }: EmailsAnswer): Finding {
  const records = rows.map((email) => ({
    id: email.id,
    href: EMAILS_URL.href(`/emails/${tabOf(email.status)}`, { emailId: email.id }),
    label: email.subject ?? "No Subject",
    detail: joined(senderOf(email), email.confirmationNumber),
    status: email.status,
    words: [
      email.subject,
      email.fromName,
      email.fromAddress,
      email.confirmationNumber,
      email.clientName,
    ].join(" "),
  }));
  return { records, note: hasMore ? `newest ${rows.length}` : undefined };
}

export function foundSuppliers({ data, count }: SuppliersAnswer): Finding {
  const records = data.map(({ id, name, bookingCount }) => ({
    id,
    href: OPEN_URL.href("/suppliers", { supplier: id }),
    label: name,
    detail: counted(bookingCount, "booking"),
    words: name,
  }));
  return { records, note: noteOf(data.length, count) };
}

export type ClientsAnswer = { readonly data: readonly Client[] };

/** Converts clients. A client's address lists all their bookings, in any state. */
export function foundClients({ data }: ClientsAnswer): Finding {
  const records = data.map(({ name, bookingCount }) => ({
    id: name,
    href: BOOKINGS_URL.href("/bookings/open", { search: name, status: "all" }),
    label: name,
    detail: counted(bookingCount, "booking"),
    words: name,
  }));
  return { records };
}

/** Returns the address of a record in the administrators' area; a user is shown by a search in the user list. */
const ANYWHERE: Readonly<Record<keyof AdminRecords, (id: string, detail: string) => string>> = {
  users: (_id, detail) => USERS_URL.href("/admin/users", { search: detail.split(" · ")[0] ?? "" }),
  bookings: (id) => `/admin/bookings/${id}`,
  emails: (id) => `/admin/emails/${id}`,
  transactions: (id) => `/admin/bank-transactions/${id}`,
  reports: (id) => `/admin/commission-reports/${id}`,
  suppliers: (id) => `/admin/suppliers/${id}`,
};

export function foundAnywhere(answer: AdminRecords): Findings {
  const kinds = Object.entries(answer) as [keyof AdminRecords, AdminRecords["users"]][];
  return Object.fromEntries(
    kinds.map(([kind, { records, count }]) => [
      kind,
      {
        records: records.map(({ id, label, detail }) => ({
          id,
          label,
          detail,
          href: ANYWHERE[kind](id, detail),
          words: `${label} ${detail}`,
        })),
        note: noteOf(records.length, count),
      },
    ]),
  );
}

function noteOf(shown: number, count: number | null): string | undefined {
  if (count === null) return `first ${shown}`;
  return count > shown ? `first ${shown} of ${count}` : undefined;
}

/** Filters the previous results to those that also match `text`; shown until the new results arrive. */
export function stillFound(findings: Findings, text: string): Findings {
  const still = (finding: Finding | null): Finding => ({
    records: finding?.records.filter(({ words }) => holds(text, words)) ?? [],
  });
  return Object.fromEntries(Object.entries(findings).map(([kind, finding]) => [kind, still(finding)]));
}

function joined(...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(" · ") || undefined;
}
