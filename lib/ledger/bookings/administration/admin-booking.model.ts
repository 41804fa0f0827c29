import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import type { Money } from "@/lib/platform/base/money";

/** A booking of any agent, as an administrator's search by number returns it. */
export type AdminBooking = {
  readonly id: string;
  readonly userId: string;
  readonly agentName: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
  readonly outstanding: Money;
};

/** The query of `GET /admin/bookings`: the beginning of a confirmation number. */
export const adminBookingQuery = z.object({ search: requiredText("search is required", 100) });
export type AdminBookingQuery = z.output<typeof adminBookingQuery>;

/** Returns a confirmation number as it is compared: its letters and digits only, in upper case. */
export function plainNumber(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
