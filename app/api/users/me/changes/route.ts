import { endpoint } from "@/lib/delivery/endpoint";
import { countChangesByOthers } from "@/lib/platform/audit/count-changes-by-others";
import { foreignChangesQuery } from "@/lib/platform/audit/foreign-changes.model";

export const GET = endpoint({ query: foreignChangesQuery }, ({ ctx, query }) =>
  countChangesByOthers(ctx, query),
);
