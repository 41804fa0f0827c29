import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { type OutboundEmail, type OutboundEmailJson, outboundEmailJson } from "./outbound-email.model";
import { selectEmailsTo, selectLastEmails, selectOutboundEmail } from "./outbound-email.sql";

/** Returns one email of the acting agent. */
export function findOutboundEmail(ctx: Context, id: string): Promise<OutboundEmail | undefined> {
  return inReadTransaction(ctx, (tx) => selectOutboundEmail(tx, ownerOf(tx), id));
}

const MOST_SHOWN = 50;

/** Returns the newest email to each of these suppliers, by supplier id, without those that were withdrawn. */
export function lastOutboundEmails(
  ctx: Context,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, OutboundEmailJson>> {
  return inReadTransaction(ctx, async (tx) => {
    const emails = await selectLastEmails(tx, ownerOf(tx), supplierIds);
    return new Map(emails.map((email) => [email.supplierId, outboundEmailJson(email)]));
  });
}

/** Returns the agent's latest emails to one supplier with their texts, newest first, at most 50. */
export function listOutboundEmails(
  ctx: Context,
  supplierId: string,
): Promise<readonly (OutboundEmailJson & { readonly body: string })[]> {
  return inReadTransaction(ctx, async (tx) => {
    const emails = await selectEmailsTo(tx, ownerOf(tx), supplierId, MOST_SHOWN);
    return emails.map((email) => ({ ...outboundEmailJson(email), body: email.body }));
  });
}
