import "server-only";
import type { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction } from "@/lib/platform/context/transaction";
import { selectAgreements } from "./agreement.sql";
import type { AgreementRow } from "./agreement-change.model";

type Query = ReturnType<typeof AGREEMENTS_URL.read>;
const BATCH = 1_000;

/** A page of the agreements with all agents, the newest first, those that have ended last. For administrators. */
export function listAgreements(
  ctx: Context,
  { search, show, page, pageSize }: Query,
): Promise<{ readonly rows: readonly AgreementRow[]; readonly count: number }> {
  adminOnly(ctx);
  const filter = {
    search,
    withEnded: show === "all",
    bookingId: null,
    skip: (page - 1) * pageSize,
    limit: pageSize,
  };
  return inListTransaction(ctx, (tx) => selectAgreements(tx, filter));
}

export const AGREEMENTS_HEADER = ["Agent", "Supplier", "Percent", "Valid from", "Basis", "Note"];

/** What stands with all agents, as `importAgreements` reads it; bookings' own percents aren't among it. For administrators. */
export async function* exportAgreements(
  ctx: Context,
): AsyncGenerator<readonly (readonly (string | number)[])[]> {
  adminOnly(ctx);
  for (let skip = 0; ; skip += BATCH) {
    const filter = { search: "", withEnded: false, bookingId: null, skip, limit: BATCH };
    const { rows } = await inListTransaction(ctx, (tx) => selectAgreements(tx, filter));
    yield rows.filter(({ booking }) => booking === null).map(lineOf);
    if (rows.length < BATCH) return;
  }
}

function lineOf({ agentEmail, supplier, percentBp, validFrom, basis, note }: AgreementRow) {
  return [
    agentEmail,
    supplier?.name ?? "",
    percentBp / 100,
    validFrom ?? "",
    basis.toLowerCase(),
    note ?? "",
  ];
}
