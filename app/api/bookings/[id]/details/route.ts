import { endpoint } from "@/lib/delivery/endpoint";
import { readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => readBookingDetails(ctx, idIn(params)));
