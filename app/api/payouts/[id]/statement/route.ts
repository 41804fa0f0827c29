import { endpoint } from "@/lib/delivery/endpoint";
import { spreadsheet } from "@/lib/delivery/spreadsheet";
import { statementQuery } from "@/lib/payouts/statements/payout.model";
import { readStatement } from "@/lib/payouts/statements/read-own-payouts";
import { STATEMENT_HEADER, statementRows } from "@/lib/payouts/statements/statement-rows.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read", query: statementQuery }, async ({ ctx, params, query }) => {
  const { payout, lines } = await readStatement(ctx, idIn(params));
  async function* rows() {
    yield await Promise.resolve(statementRows(payout, lines));
  }
  return spreadsheet(query.format, `statement-${payout.id}`, STATEMENT_HEADER, rows());
});
