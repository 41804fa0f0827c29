import { endpoint } from "@/lib/delivery/endpoint";
import { clientQuery } from "@/lib/ledger/bookings/list/client.model";
import { findClients } from "@/lib/ledger/bookings/list/list-bookings";

export const GET = endpoint({ keys: "read", query: clientQuery }, async ({ ctx, query }) => ({
  data: await findClients(ctx, query),
}));
