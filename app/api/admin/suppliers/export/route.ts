import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { exportAdminSuppliers } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { adminSupplierExport, adminSupplierFilters } from "@/lib/ledger/suppliers/supplier-list.model";

export const GET = endpoint(
  { access: "admin", query: adminSupplierExport },
  async ({ ctx, query: { format, ...wanted } }) => {
    const filters = adminSupplierFilters(wanted);
    return spreadsheet(format, "suppliers", exportAdminSuppliers(ctx, filters));
  },
);
