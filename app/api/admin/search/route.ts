import { endpoint } from "@/lib/delivery/endpoint";
import { anyRecordsQuery } from "@/lib/desk/admin-search/any-records.model";
import { findAnyRecords } from "@/lib/desk/admin-search/find-any-records";

export const GET = endpoint({ access: "admin", query: anyRecordsQuery }, ({ ctx, query }) =>
  findAnyRecords(ctx, query),
);
