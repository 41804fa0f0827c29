import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";
import type { LockedEmail } from "../reading/open-reading";
import { bodyFactsOf } from "./incoming.model";
import { selectSentBy, updateContent } from "./incoming.sql";
import { keyOf } from "./message-key";
import type { SplitMail } from "./split-mail";
import { storeEmails } from "./store-emails";

/** A parsed email, with notices for people about what was left out on the way. */
export type UnpackedMail = SplitMail & { readonly notices: readonly string[] };

/**
 * Stores the contents of an email that isn't read: one that is quarantined, or an envelope, which is moved to the
 * trash once the emails enclosed in it are stored. Does nothing if the email is gone.
 */
export async function storeUnpacked(tx: Tx, emailId: string, unpacked: UnpackedMail): Promise<void> {
  const email = await lockEmail(tx, ownerOf(tx), emailId);
  if (!email) return;
  const { listed, texts } = bodyFactsOf(unpacked.outer);
  const isDone = unpacked.isEnvelope && email.status === "new";
  await storeEnclosed(tx, email, unpacked);
  await Promise.all([
    updateContent(tx, ownerOf(tx), emailId, { ...texts, notices: noticesOf(unpacked) }),
    changeEmail(
      tx,
      email,
      {
        ...listed,
        intake: email.intake === "PARSING" ? "NO_DATA" : email.intake,
        ...(isDone ? { status: "rejected", statusBefore: email.status } : {}),
      },
      { action: isDone ? "email.discard" : null },
    ),
  ]);
}

/** Stores the emails enclosed in another one, each once, with the same senders and the same quarantine. */
export async function storeEnclosed(
  tx: Tx,
  email: LockedEmail,
  { outer, brought, notices }: UnpackedMail,
): Promise<void> {
  if (brought.length === 0) return;
  await storeEmails(tx, {
    provider: email.provider,
    messageKey: keyOf("brought by", email.id),
    outer,
    mails: brought,
    sentBy: await selectSentBy(tx, ownerOf(tx), email.id),
    senderVerified: email.senderTrust === "verified",
    quarantined: email.intake === "QUARANTINED",
    notices,
  });
}

export function noticesOf({ notices, outer }: UnpackedMail): string[] {
  return [...new Set([...notices, ...outer.notices])];
}
