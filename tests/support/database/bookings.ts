import { PATCH as update } from "@/app/api/bookings/[id]/route";
import { POST as create, GET as list } from "@/app/api/bookings/route";
import type { bookingJson } from "@/lib/ledger/bookings/booking.model";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { DRAFT } from "../http/booking-draft";
import type { TestAgent } from "../people/agent";

export type BookingJson = ReturnType<typeof bookingJson>;

export const JSON_TYPE = { "content-type": "application/json" };

/** Creates a booking from DRAFT with these changes. */
export async function booked(agent: TestAgent, change: object = {}): Promise<BookingJson> {
  const response = await agent.post(create, "/api/bookings", { ...DRAFT, ...change });
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as BookingJson;
}

export async function listed(agent: TestAgent, query = ""): Promise<{ data: BookingJson[]; count: number }> {
  const response = await agent.ask(list, `/api/bookings${query}`);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as { data: BookingJson[]; count: number };
}

/** Calls PATCH /api/bookings/{id} with the given headers. */
export function patched(
  agent: TestAgent,
  id: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = { method: "PATCH", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
  return agent.ask(update, `/api/bookings/${id}`, init, { id });
}

/** Records a commission payment for a booking, in major units. */
export function paid(agent: TestAgent, bookingId: string, amount: number) {
  const receivedOn = "2026-01-05" as CalendarDate;
  return recordPayment(agent.ctx, { bookingId, id: undefined, amount, receivedOn, note: null });
}
