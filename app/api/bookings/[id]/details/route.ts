import { idIn } from "@/lib/base/id";
import { readBookingDetails } from "@/lib/bookings/read-booking-details";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => readBookingDetails(ctx, idIn(params)));
