import type { EmailSummary } from "./email.model";

/** Up to here the mails of a tab are counted. */
export const COUNTED_TO = 1_000;

/** Names a row's place in the list, newest first; `emailListQuery.after` reads it back. */
export function cursorOf(row: Pick<EmailSummary, "createdAt" | "id">): string {
  return `${row.createdAt}_${row.id}`;
}
