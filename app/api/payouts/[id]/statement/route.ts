import { readOwnUser } from "@/lib/accounts/users/own-user";
import { pdfTable } from "@/lib/delivery/downloads/pdf-table";
import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { statementQuery } from "@/lib/payouts/statements/payout.model";
import { readStatement } from "@/lib/payouts/statements/read-own-payouts";
import { statementDocument, statementSheet } from "@/lib/payouts/statements/statement-document.model";
import { idIn } from "@/lib/platform/base/id";
import { dateFormatOf, timeZoneOf } from "@/lib/platform/context/context";

export const GET = endpoint({ keys: "read", query: statementQuery }, async ({ ctx, params, query }) => {
  const { payout, lines } = await readStatement(ctx, idIn(params));
  const name = `statement-${payout.id}`;
  if (query.format === "pdf") {
    const { fullName, email } = await readOwnUser(ctx);
    const reader = { name: fullName || email, dateFormat: dateFormatOf(ctx), timeZone: timeZoneOf(ctx) };
    return pdfTable(name, statementDocument(payout, lines, reader));
  }
  return spreadsheet(query.format, name, statementSheet(payout, lines));
});
