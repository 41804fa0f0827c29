import { clientQuery } from "@/lib/bookings/list/client.model";
import { findClients } from "@/lib/bookings/list/find-clients";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read", query: clientQuery }, async ({ ctx, query }) => ({
  data: await findClients(ctx, query),
}));
