import { z } from "zod";
import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { AGREEMENTS_HEADER, exportAgreements } from "@/lib/payouts/agreements/list-agreements";
import { adminOnly } from "@/lib/platform/context/context";

const query = z.object({
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
});

export const GET = endpoint({ access: "admin", query }, async ({ ctx, query: { format } }) => {
  // An answer that has begun can't refuse any more.
  adminOnly(ctx);
  return spreadsheet(format, "agreements", AGREEMENTS_HEADER, exportAgreements(ctx));
});
