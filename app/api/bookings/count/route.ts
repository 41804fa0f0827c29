import { countBookings } from "@/lib/bookings/list/count-bookings";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, async ({ ctx }) => ({ count: await countBookings(ctx) }));
