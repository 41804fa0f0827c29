import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { readBooking } from "@/lib/bookings/read-booking";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, async ({ ctx, params }) => bookingJson(await readBooking(ctx, idIn(params))));
