import { endpoint } from "@/lib/delivery/endpoint";
import { countForeignChanges } from "@/lib/platform/audit/count-foreign-changes";
import { foreignChangesQuery } from "@/lib/platform/audit/foreign-changes.model";

export const GET = endpoint({ query: foreignChangesQuery }, ({ ctx, query }) =>
  countForeignChanges(ctx, query),
);
