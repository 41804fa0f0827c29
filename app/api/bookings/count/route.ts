import { endpoint } from "@/lib/delivery/endpoint";
import { countBookings } from "@/lib/ledger/bookings/list/list-bookings";

export const GET = endpoint({ keys: "read" }, async ({ ctx }) => ({ count: await countBookings(ctx) }));
