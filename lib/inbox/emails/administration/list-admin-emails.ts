import "server-only";
import { recordListLook } from "@/lib/platform/audit/record-view";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { AdminEmailLine } from "./admin-email.model";
import { ADMIN_EMAIL_COLUMNS, type AdminEmailFilter, SHOWN } from "./admin-email-list.model";
import { selectAdminEmails, selectAdminEmailsBySearch, selectAgentName } from "./admin-email-list.sql";

const BATCH = 1_000;

/** A page of all agents' emails. `agent` is the name of the agent that it is filtered by. */
export type AdminEmailsPage = {
  readonly lines: readonly AdminEmailLine[];
  readonly hasMore: boolean;
  readonly agent: string | null;
};

/**
 * Lists all agents' emails after a given row, the newest first, for administrators. A search returns a single page.
 * The audit of each agent whose emails are shown records the access.
 */
export function listAdminEmails(
  ctx: Context,
  filter: AdminEmailFilter,
  after: RowCursor | null,
): Promise<AdminEmailsPage> {
  adminOnly(ctx);
  const { search } = filter;
  const read = async (tx: Tx) => {
    const [found, agent] = await Promise.all([
      search === undefined
        ? selectAdminEmails(tx, filter, after, SHOWN + 1)
        : selectAdminEmailsBySearch(tx, search, filter, SHOWN + 1),
      selectAgentName(tx, filter.agent),
    ]);
    return { lines: found.slice(0, SHOWN), hasMore: found.length > SHOWN, agent };
  };
  return inListTransaction(ctx, read, (tx, { lines }) => noteLook(tx, lines));
}

/** Exports every email that a filter finds, the newest first; for a search, only what its page shows. */
export async function exportAdminEmails(ctx: Context, filter: AdminEmailFilter): Promise<Sheet> {
  adminOnly(ctx);
  if (filter.search !== undefined)
    return sheetOf(ADMIN_EMAIL_COLUMNS, (await listAdminEmails(ctx, filter, null)).lines);
  const lines = inBatches(BATCH, (last?: AdminEmailLine) =>
    inListTransaction(ctx, (tx) => selectAdminEmails(tx, filter, last ?? null, BATCH), noteLook),
  );
  return sheetOf(ADMIN_EMAIL_COLUMNS, lines);
}

function noteLook(tx: Tx, lines: readonly AdminEmailLine[]): Promise<void> {
  return recordListLook(
    tx,
    "email",
    lines.map(({ agent }) => agent.id),
  );
}
