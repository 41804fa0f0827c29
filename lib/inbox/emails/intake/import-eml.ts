import "server-only";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { readUpload } from "@/lib/platform/mail/read-raw";
import { parseHead } from "@/lib/reader/message/parse-mail";
import { contentHash } from "./message-key";
import { storeEmails } from "./store-emails";

export type Imported = { readonly outcome: "stored" | "known"; readonly emailId?: string };

/**
 * Imports a message file that the agent saved in an email program. A message received before, in any way, changes
 * nothing. Throws INVALID_INPUT if the file isn't a message.
 */
export async function importEml(ctx: Context, bytes: Uint8Array): Promise<Imported> {
  const { raw, notices } = messageIn(bytes);
  const outer = await parseHead(raw);
  return inTransaction(ctx, async (tx) => {
    const [emailId] = await storeEmails(tx, {
      provider: "upload",
      messageKey: `${ownerOf(tx)}|${contentHash(raw)}`,
      outer,
      mails: [{ raw, mail: outer }],
      sentBy: { senders: [], forwarders: [] },
      senderVerified: true,
      quarantined: false,
      notices,
    });
    return emailId ? { outcome: "stored", emailId } : { outcome: "known" };
  });
}

function messageIn(bytes: Uint8Array) {
  try {
    return readUpload(bytes);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "INVALID_INPUT") throw error;
    const words = "This file is not an email (.eml).";
    throw invalidField("file", words);
  }
}
