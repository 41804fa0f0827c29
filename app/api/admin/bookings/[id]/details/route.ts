import { z } from "zod";
import { idIn } from "@/lib/base/id";
import { readAnyBooking } from "@/lib/bookings/administration/read-any-booking";
import { endpoint } from "@/lib/delivery/endpoint";

const query = z.object({ agent: z.uuid({ error: "agent must be an id" }).optional() });

export const GET = endpoint({ access: "admin", query }, ({ ctx, params, query: { agent } }) =>
  readAnyBooking(ctx, idIn(params), agent),
);
