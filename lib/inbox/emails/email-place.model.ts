import type { EmailSummary } from "./email.model";

/** The number up to which the emails of a tab are counted. */
export const COUNTED_TO = 1_000;

/** Returns the cursor of a row in the list, newest first; `emailListQuery.after` parses it. */
export function cursorOf(row: Pick<EmailSummary, "createdAt" | "id">): string {
  return `${row.createdAt}_${row.id}`;
}
