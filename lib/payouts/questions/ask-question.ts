import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { LineQuestion, QuestionDraft } from "./question.model";
import { insertQuestion, selectLine } from "./question.sql";

/**
 * Asks about a line of the agent's own, paid or to come; the administrators are told. NOT_FOUND for a line that isn't there, CONFLICT
 * while a question about it is open.
 */
export function askQuestion(ctx: Context, { lineId, question }: QuestionDraft): Promise<LineQuestion> {
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const line = await selectLine(tx, userId, lineId);
    if (!line) throw new Failure("NOT_FOUND", "This line isn't there any more.");
    const id = newId();
    const row = { userId, id, lineId, bookingId: line.bookingId, question, createdAt: tx.now };
    if (!(await insertQuestion(tx, row)))
      throw new Failure("CONFLICT", "You have asked about this line already. The answer will stand here.");
    await recordAudit(tx, {
      action: "payout-question.ask",
      entity: "payout-question",
      entityId: id,
      after: { lineId },
    });
    await enqueueJob(tx, "tell-payout-question", { userId, questionId: id });
    return { id, question, askedAt: tx.now.toISOString(), answer: null, answeredAt: null };
  });
}
