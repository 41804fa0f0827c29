import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { type OutboundEmail, type OutboundEmailJson, outboundEmailJson } from "./outbound-email.model";
import { selectEmailsTo, selectLastEmails, selectOutboundEmail } from "./outbound-email.sql";

/** One mail of the agent who asks. */
export function findOutboundEmail(ctx: Context, id: string): Promise<OutboundEmail | undefined> {
  return inReadTransaction(ctx, (tx) => selectOutboundEmail(tx, ownerOf(tx), id));
}

const MOST_SHOWN = 50;

/** The newest mail to each of these suppliers, by the supplier's id; those taken back are left out. */
export function lastOutboundEmails(
  ctx: Context,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, OutboundEmailJson>> {
  return inReadTransaction(ctx, async (tx) => {
    const emails = await selectLastEmails(tx, ownerOf(tx), supplierIds);
    return new Map(emails.map((email) => [email.supplierId, outboundEmailJson(email)]));
  });
}

/** The agent's mails to one supplier with their texts, newest first; 50 at most. */
export function listOutboundEmails(
  ctx: Context,
  supplierId: string,
): Promise<readonly (OutboundEmailJson & { readonly body: string })[]> {
  return inReadTransaction(ctx, async (tx) => {
    const emails = await selectEmailsTo(tx, ownerOf(tx), supplierId, MOST_SHOWN);
    return emails.map((email) => ({ ...outboundEmailJson(email), body: email.body }));
  });
}
