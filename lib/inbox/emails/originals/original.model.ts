import { z } from "zod";
import type { Place } from "@/lib/platform/blobs/place.model";

export const mailId = z.object({ userId: z.uuid(), emailId: z.uuid() });
export type MailId = z.output<typeof mailId>;

/** The bytes of a mail as it came, or where they are. */
export type StoredOriginal = {
  readonly raw: Uint8Array | null;
  readonly place: Place | null;
  readonly hash: string | null;
};

/** A mail of the agent who asks, with the bytes of its original or where they are. */
export type OwnMail = StoredOriginal & { readonly emailId: string; readonly createdAt: Date };

/** A walk over the mails of all agents, in stretches: what comes behind this mail is still to do. */
export const walk = z.object({ after: mailId.nullable().default(null) });
