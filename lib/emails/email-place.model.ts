import type { EmailSummary } from "./email.model";

/** Names a row's place in the list, newest first; `emailListQuery.after` reads it back. */
export function cursorOf(row: Pick<EmailSummary, "createdAt" | "id">): string {
  return `${row.createdAt}_${row.id}`;
}
