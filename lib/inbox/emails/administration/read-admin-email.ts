import "server-only";
import { ownerOf } from "@/lib/accounts/users/administration/owner-of";
import { recordView } from "@/lib/platform/audit/record-view";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { MailDocument } from "@/lib/platform/mail-html/mail-document";
import type { BodyQuery } from "../email-view.model";
import { type Original, readOriginalOf } from "../read-original";
import { showEmailBodyOf } from "../show-email-body";
import { viewEmail } from "../view-email";
import type { AdminEmailView } from "./admin-email.model";

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
