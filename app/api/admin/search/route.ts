import { anyRecordsQuery } from "@/lib/admin-search/any-records.model";
import { findAnyRecords } from "@/lib/admin-search/find-any-records";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin", query: anyRecordsQuery }, ({ ctx, query }) =>
  findAnyRecords(ctx, query),
);
