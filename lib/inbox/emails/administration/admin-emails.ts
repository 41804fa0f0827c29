import "server-only";
import { ownerOf } from "@/lib/accounts/users/administration/owner-of";
import { recordListLook, recordView } from "@/lib/platform/audit/record-audit";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inListTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import type { MailDocument } from "@/lib/platform/mail-html/mail-document";
import { releaseEmail, retryEmail } from "../decisions/finish-email";
import type { BodyQuery } from "../email-view.model";
import { type Original, readOriginalOf } from "../read-original";
import { showEmailBodyOf } from "../show-email";
import { viewEmail } from "../view-email";
import type { AdminEmailLine, AdminEmailView } from "./admin-email.model";
import {
  ADMIN_EMAIL_COLUMNS,
  type AdminEmailDecision,
  type AdminEmailFilter,
  adminEmailFilter,
  SHOWN,
} from "./admin-email-list.model";
import { selectAdminEmails, selectAdminEmailsBySearch, selectAgentName } from "./admin-email-list.sql";

const BATCH = 1_000;

/** A page of all agents' emails. `agent` is the name of the agent that it is filtered by. */
type AdminEmailsPage = {
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

/**
 * Reads an email of any agent with its readings, for administrators. Throws NOT_FOUND if there is none. The audit
 * records the access.
 */
export function readAdminEmail(ctx: Context, id: string): Promise<AdminEmailView> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const agent = await ownerOf(tx, "email", id);
    const mail = await inTenant(tx, agent.id, async (own) => {
      const view = await viewEmail(own, id);
      await recordView(own, "email", id);
      return view;
    });
    return { agent, mail };
  });
}

/** Returns the email's body as a document for the viewer's frame. */
export async function showAdminEmailBody(ctx: Context, id: string, query: BodyQuery): Promise<MailDocument> {
  return showEmailBodyOf(ctx, await opened(ctx, id), id, query);
}

/** Returns the email's original message. */
export async function readAnyOriginal(ctx: Context, id: string): Promise<Original> {
  return readOriginalOf(ctx, await opened(ctx, id), id);
}

/** Records the access in the audit and returns the owner of the email that is about to be shown. */
function opened(ctx: Context, id: string): Promise<string> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const owner = await ownerOf(tx, "email", id);
    await inTenant(tx, owner.id, (own) => recordView(own, "email", id));
    return owner.id;
  });
}

const ANY = adminEmailFilter.parse({});

/**
 * Finds emails of all agents by the search text, for administrators; one more than `most` if there are more. The audit
 * of each agent whose emails are shown records the access.
 */
export function findAdminEmails(
  ctx: Context,
  search: string,
  most: number,
): Promise<readonly AdminEmailLine[]> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const found = await selectAdminEmailsBySearch(tx, search, ANY, most + 1);
    const shown = found.slice(0, most);
    await recordListLook(
      tx,
      "email",
      shown.map(({ agent }) => agent.id),
    );
    return found;
  });
}

const STEPS = { release: releaseEmail, retry: retryEmail } as const;

/** Reads an agent's email again or releases it from quarantine, as the agent could; for administrators. */
export function decideAdminEmail(ctx: Context, { id, agent, step }: AdminEmailDecision): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, (tx) => inTenant(tx, agent, (own) => STEPS[step](own, id)));
}
