import { endpoint } from "@/lib/delivery/endpoint";
import { foreignChangesQuery } from "@/lib/platform/audit/foreign-changes.model";
import { countChangesByOthers } from "@/lib/platform/audit/read-audit";

export const GET = endpoint({ query: foreignChangesQuery }, ({ ctx, query }) =>
  countChangesByOthers(ctx, query),
);
