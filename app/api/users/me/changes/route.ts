import { countForeignChanges } from "@/lib/audit/count-foreign-changes";
import { foreignChangesQuery } from "@/lib/audit/foreign-changes.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ query: foreignChangesQuery }, ({ ctx, query }) =>
  countForeignChanges(ctx, query),
);
