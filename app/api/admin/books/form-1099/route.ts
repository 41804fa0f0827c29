import { form1099 } from "@/lib/books/reports/read-report";
import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { form1099Query } from "@/lib/payouts/tax/tax-details.model";

export const GET = endpoint(
  { access: "admin", query: form1099Query, seconds: 60 },
  async ({ ctx, query: { year } }) => spreadsheet("csv", `form-1099-nec-${year}`, await form1099(ctx, year)),
);
