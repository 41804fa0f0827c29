import { endpoint } from "@/lib/delivery/endpoint";
import { adminRecordsQuery } from "@/lib/desk/admin-search/admin-records.model";
import { findAnyRecords } from "@/lib/desk/admin-search/find-any-records";

export const GET = endpoint({ access: "admin", query: adminRecordsQuery }, ({ ctx, query }) =>
  findAnyRecords(ctx, query),
);
