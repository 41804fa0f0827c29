/** The index that stands for the email's own text instead of an attachment. */
export const BODY = -1;

/** The maximum number of waiting files that are shown, oldest first. */
export const MOST_WAITING = 100;

/** A file of an agent's email. `attachment` is the index of the email's attachment, or BODY. */
export type MailFile = { readonly ownerId: string; readonly emailId: string; readonly attachment: number };

/** A file that states what a supplier pays, and waits for an administrator to decide how to read it. */
export type WaitingFile = MailFile & {
  readonly id: string;
  readonly fileName: string;
  /** The open question. */
  readonly asks: string;
  readonly subject: string | null;
  readonly sender: string | null;
  /** The agent who forwarded it. */
  readonly agent: string;
  readonly createdAt: string;
};
