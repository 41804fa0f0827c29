import "server-only";
import { recordListLook } from "@/lib/platform/audit/record-look";
import type { RowPlace } from "@/lib/platform/base/addresses/row-place.model";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { AnyEmailLine } from "./any-email.model";
import { type AnyEmailFilter, anyEmailExportLine, SHOWN } from "./any-email-list.model";
import { selectAgentName, selectAnyEmails, selectAnyEmailsBySearch } from "./any-email-list.sql";

const BATCH = 1_000;

/** A page of all agents' mails. `agent` is what an agent that it is filtered by is called. */
export type AnyEmailsPage = {
  readonly lines: readonly AnyEmailLine[];
  readonly hasMore: boolean;
  readonly agent: string | null;
};

/**
 * All agents' mails behind a place, the newest first, for administrators; a search has one page. The audit of each agent
 * keeps that somebody looked.
 */
export function listAnyEmails(
  ctx: Context,
  filter: AnyEmailFilter,
  after: RowPlace | null,
): Promise<AnyEmailsPage> {
  adminOnly(ctx);
  const { search } = filter;
  return inSystemTransaction(ctx, async (tx) => {
    const [found, agent] = await Promise.all([
      search === undefined
        ? selectAnyEmails(tx, filter, after, SHOWN + 1)
        : selectAnyEmailsBySearch(tx, search, filter, SHOWN + 1),
      selectAgentName(tx, filter.agent),
    ]);
    const lines = found.slice(0, SHOWN);
    await noteLook(tx, lines);
    return { lines, hasMore: found.length > SHOWN, agent };
  });
}

/** All that a filter finds, the newest first, read as they are asked for; of a search, what it shows. */
export async function* exportAnyEmails(
  ctx: Context,
  filter: AnyEmailFilter,
): AsyncGenerator<readonly (readonly string[])[]> {
  adminOnly(ctx);
  if (filter.search !== undefined) {
    yield (await listAnyEmails(ctx, filter, null)).lines.map(anyEmailExportLine);
    return;
  }
  let after: RowPlace | null = null;
  for (;;) {
    const place: RowPlace | null = after;
    const batch: readonly AnyEmailLine[] = await inSystemTransaction(ctx, async (tx) => {
      const lines = await selectAnyEmails(tx, filter, place, BATCH);
      await noteLook(tx, lines);
      return lines;
    });
    yield batch.map(anyEmailExportLine);
    after = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}

function noteLook(tx: Tx, lines: readonly AnyEmailLine[]): Promise<void> {
  return recordListLook(
    tx,
    "email",
    lines.map(({ agent }) => agent.id),
  );
}
