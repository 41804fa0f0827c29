import { endpoint } from "@/lib/delivery/endpoint";
import { adminRecordsQuery } from "@/lib/desk/admin-search/admin-records.model";
import { findAdminRecords } from "@/lib/desk/admin-search/find-admin-records";

export const GET = endpoint({ access: "admin", query: adminRecordsQuery }, ({ ctx, query }) =>
  findAdminRecords(ctx, query),
);
