import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";
import type { LockedEmail } from "../reading/lock-reading";
import { bodyFactsOf } from "./incoming.model";
import { selectSentBy, updateContent } from "./incoming.sql";
import { keyOf } from "./message-key";
import type { SplitMail } from "./split-mail";
import { storeEmails } from "./store-emails";

/** A mail that was taken apart, and what was left out of it on the way here, in words for people. */
export type UnpackedMail = SplitMail & { readonly notices: readonly string[] };

/**
 * Keeps what a mail says that isn't read: one that is put aside, and an envelope, which goes to the trash once what it
 * brought is there as mails of their own. One that is gone stays so.
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

/** Stores the mails that one brought, each once: from the same senders, and put aside where it is. */
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
