import "server-only";
import { createHash } from "node:crypto";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf } from "@/lib/context/transaction";
import { headerOf } from "@/lib/extraction/mail.model";
import { parseMail } from "@/lib/extraction/parse-mail";
import { storeEmail } from "./store-email";

export type Imported = { readonly outcome: "stored" | "known"; readonly emailId?: string };

/**
 * Takes in a message file that the agent has saved from a mail program. The same file again changes nothing. What has
 * neither a sender nor a subject nor a date is no message: INVALID_INPUT.
 */
export async function importEml(ctx: Context, raw: Uint8Array): Promise<Imported> {
  const mail = await parseMail(raw);
  if (!mail.from && !mail.subject && !headerOf(mail, "date")) {
    throw new Failure("INVALID_INPUT", "This file is not an e-mail message (.eml).", {
      fields: { file: ["This file is not an e-mail message (.eml)."] },
    });
  }
  return inTransaction(ctx, async (tx) => {
    const messageKey = createHash("sha256").update(ownerOf(tx)).update(raw).digest("hex");
    const arrival = {
      provider: "upload",
      messageKey,
      raw,
      mail,
      senderVerified: true,
      quarantined: false,
    } as const;
    const emailId = await storeEmail(tx, arrival);
    return emailId ? { outcome: "stored", emailId } : { outcome: "known" };
  });
}
