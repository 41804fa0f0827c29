/** In place of an attachment the mail's own text. */
export const BODY = -1;

/** So many are shown, the oldest first. */
export const MOST_WAITING = 100;

/** A file of an agent's mail; `attachment` counts the mail's attachments from 0, or is BODY. */
export type MailFile = { readonly ownerId: string; readonly emailId: string; readonly attachment: number };

/** A file that says what a supplier pays, and waits for an administrator to say how it is read. */
export type WaitingFile = MailFile & {
  readonly id: string;
  readonly fileName: string;
  /** What is open, in words. */
  readonly asks: string;
  readonly subject: string | null;
  readonly sender: string | null;
  /** The agent who forwarded it. */
  readonly agent: string;
  readonly createdAt: string;
};
