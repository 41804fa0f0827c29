import { z } from "zod";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";

export const mailId = z.object({ userId: z.uuid(), emailId: z.uuid() });
export type MailId = z.output<typeof mailId>;

/** The original message of an email, or its place in the blob store. */
export type StoredOriginal = {
  readonly raw: Uint8Array | null;
  readonly place: BlobLocation | null;
  readonly hash: string | null;
};

/** An email of the calling agent, with its original message or the place of it. */
export type OwnMail = StoredOriginal & { readonly emailId: string; readonly createdAt: Date };

/** A walk over the emails of all agents in stretches; the emails after `after` are still to do. */
export const walk = z.object({ after: mailId.nullable().default(null) });
