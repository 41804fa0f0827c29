import type { EmailSummary, Intake } from "./email.model";

/** What tells one look at a mail from a later one. */
export type Look = Pick<EmailSummary, "version" | "intake">;

/** Whether `look` saw the mail later than `other` did. Every change counts the version up but the start of its reading. */
export function isFresher(look: Look, other: Look): boolean {
  if (look.version !== other.version) return look.version > other.version;
  return stageOf(look.intake) > stageOf(other.intake);
}

function stageOf(intake: Intake): number {
  if (intake === "RECEIVED") return 0;
  return intake === "PARSING" ? 1 : 2;
}
