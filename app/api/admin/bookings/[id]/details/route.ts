import { z } from "zod";
import { endpoint } from "@/lib/delivery/endpoint";
import { readAnyBooking } from "@/lib/ledger/bookings/administration/read-any-booking";
import { idIn } from "@/lib/platform/base/id";

const query = z.object({ agent: z.uuid({ error: "agent must be an id" }).optional() });

export const GET = endpoint({ access: "admin", query }, ({ ctx, params, query: { agent } }) =>
  readAnyBooking(ctx, idIn(params), agent),
);
