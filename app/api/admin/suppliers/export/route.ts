import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { exportAdminSuppliers } from "@/lib/ledger/suppliers/administration/list-admin-suppliers";
import { FIGURES_HEADER } from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { adminSupplierExport, adminSupplierFilters } from "@/lib/ledger/suppliers/supplier-list.model";
import { adminOnly } from "@/lib/platform/context/context";

export const GET = endpoint(
  { access: "admin", query: adminSupplierExport },
  async ({ ctx, query: { format, ...wanted } }) => {
    // An answer that has begun can't refuse any more.
    adminOnly(ctx);
    const lines = exportAdminSuppliers(ctx, adminSupplierFilters(wanted));
    return spreadsheet(format, "suppliers", FIGURES_HEADER, lines);
  },
);
