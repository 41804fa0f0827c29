import { z } from "zod";
import { endpoint } from "@/lib/delivery/endpoint";
import { readAdminBooking } from "@/lib/ledger/bookings/administration/admin-bookings";
import { idIn } from "@/lib/platform/base/id";

const query = z.object({ agent: z.uuid({ error: "agent must be an id" }).optional() });

export const GET = endpoint({ access: "admin", query }, ({ ctx, params, query: { agent } }) =>
  readAdminBooking(ctx, idIn(params), agent),
);
