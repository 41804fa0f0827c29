import type { Pool } from "../../db/pool";
import { numberKey, searchTextOf } from "../../lib/ledger/bookings/booking.model";
import { dueDateOf, statusOf } from "../../lib/ledger/bookings/booking-status.model";
import { supplierKey } from "../../lib/ledger/suppliers/supplier.model";
import { type CalendarDate, calendarDate } from "../../lib/platform/base/dates/calendar-date";
import { newId } from "../../lib/platform/base/id";
import { type Cell, copyOf } from "./copy-rows";
import { loadPayments } from "./load-payments";
import { manifestOf, orNull, rowsOf, type SetRow } from "./read-set";

/**
 * Loads a data set into the product's tables, bypassing row-level security. Columns that the product computes come from
 * its own functions.
 */
export async function loadSet(pool: Pool, folder: string): Promise<void> {
  const copy = copyOf(pool);
  const { today } = await manifestOf(folder);
  await copy("users", "id, email, name, company_name, created_at, updated_at", agentsOf(folder));
  const names = new Map<string, string>();
  await copy(
    "suppliers",
    "id, owner_id, name, name_key, metadata, created_at, updated_at",
    suppliersOf(folder, names),
  );
  await copy("bookings", BOOKING_COLUMNS, bookingsOf(folder, names, calendarDate.parse(today)));
  await copy(
    "booking_references",
    "user_id, booking_id, reference_key, reference, kind",
    referencesOf(folder),
  );
  await copy(
    "allocations",
    "user_id, id, booking_id, amount_minor, currency, received_on, source, created_at",
    receivedOf(folder),
  );
  await loadPayments(copy, folder);
  for (const table of [
    "users",
    "suppliers",
    "bookings",
    "booking_references",
    "allocations",
    "bank_transactions",
    "commission_reports",
    "commission_report_entries",
  ]) {
    await pool.ask(`analyze ${table}`);
  }
}

const LONG_AGO = "2020-01-01T00:00:00Z";

async function* agentsOf(folder: string) {
  for await (const { id = "", name = "", agency = "" } of rowsOf(folder, "agents.csv")) {
    yield [id, `${id}@set.test`, name, agency, LONG_AGO, LONG_AGO];
  }
}

/**
 * Yields the suppliers and records their names. Two suppliers of one owner may have the same name in the data set, but
 * not in the product.
 */
async function* suppliersOf(folder: string, names: Map<string, string>) {
  const taken = new Set<string>();
  for await (const {
    id = "",
    owner_agent_id: owner = "",
    name = "",
    bank_match_patterns: patterns = "[]",
  } of rowsOf(folder, "suppliers.csv")) {
    names.set(id, name);
    const key = supplierKey(name);
    const isTaken = taken.has(`${owner} ${key}`);
    taken.add(`${owner} ${key}`);
    const metadata = JSON.stringify({ bankMatchPatterns: JSON.parse(patterns || "[]") as unknown });
    yield [id, orNull(owner), name, isTaken ? `${key} ${id}` : key, metadata, LONG_AGO, LONG_AGO];
  }
}

const BOOKING_COLUMNS = `user_id, id, confirmation_number, number_key, duplicate_no, supplier_id, supplier_key, client_name, status,
  total_minor, total_currency, commission_minor, commission_currency, received_minor, last_paid_on, travel_start, travel_end, due_on,
  closed_at, close_reason, source, search, created_at, updated_at`;

async function* bookingsOf(folder: string, names: ReadonlyMap<string, string>, today: CalendarDate) {
  const taken = new Map<string, number>();
  for await (const row of rowsOf(folder, "bookings.csv")) yield bookingCells(row, names, taken, today);
}

function bookingCells(
  row: SetRow,
  names: ReadonlyMap<string, string>,
  taken: Map<string, number>,
  today: CalendarDate,
): Cell[] {
  const {
    id = "",
    agent_id: agent = "",
    supplier_id: supplier = "",
    currency = "",
    booked_on: booked = "",
  } = row;
  const number = row.confirmation_number ?? "";
  const same = `${agent} ${supplier} ${numberKey(number)}`;
  const duplicate = taken.get(same) ?? 0;
  taken.set(same, duplicate + 1);
  const client = orNull(row.client_name);
  const name = names.get(supplier) ?? null;
  const others = row.other_number === "" ? [] : [row.other_number ?? ""];
  const { start, end, dueOn, status } = stateOf(row, today);
  const [commission, received] = [Number(row.commission_minor), Number(row.received_minor)];
  return [
    ...[
      agent,
      id,
      number,
      numberKey(number),
      duplicate,
      orNull(supplier),
      name && supplierKey(name),
      client,
      status,
    ],
    ...[
      Number(row.total_minor),
      currency,
      commission,
      currency,
      received,
      orNull(row.received_on),
      start,
      end,
      dueOn,
    ],
    ...[closedAt(row), orNull(row.closed_reason), "csv"],
    ...[searchTextOf({ confirmationNumber: number, clientName: client }, name, others)],
    ...[`${booked}T00:00:00Z`, `${booked}T00:00:00Z`],
  ];
}

function closedAt({ closed_on: day }: SetRow): string | null {
  return day ? `${day}T00:00:00Z` : null;
}

/** Returns the values that the product computes from a booking's facts. */
function stateOf(row: SetRow, today: CalendarDate) {
  const [start, end, bookedOn] = [row.travel_start, row.travel_end, row.booked_on].map((day) => day) as [
    CalendarDate,
    CalendarDate,
    CalendarDate,
  ];
  const dueOn = dueDateOf(
    { override: null, travelStart: start, travelEnd: end, bookedOn, finalPaymentOn: null },
    null,
  );
  const facts = {
    commissionMinor: Number(row.commission_minor),
    receivedMinor: Number(row.received_minor),
    shortPayMinor: 0,
    dueOn,
    nonCommissionable: false,
    isClosed: row.closed_reason !== "",
    isArchived: false,
  };
  return { start, end, dueOn, status: statusOf(facts, today) };
}

async function* referencesOf(folder: string) {
  for await (const { id = "", agent_id: agent = "", other_number: other = "" } of rowsOf(
    folder,
    "bookings.csv",
  )) {
    if (other !== "") yield [agent, id, numberKey(other), other, "other"];
  }
}

/** Yields the payments received before the data set's deposits: reported by the agent, or by a statement. */
async function* receivedOf(folder: string) {
  for await (const row of rowsOf(folder, "bookings.csv")) {
    if (Number(row.received_minor) === 0) continue;
    const source = row.received_from === "self_reported" ? "self_reported" : "statement";
    const {
      agent_id: agent = "",
      id = "",
      received_minor: minor = "",
      currency = "",
      received_on: on = "",
    } = row;
    yield [agent, newId(), id, Number(minor), currency, on, source, `${on}T00:00:00Z`];
  }
}
