import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Page } from "@/lib/platform/base/paging";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inSystemReadTransaction,
  inTenant,
  inTransaction,
  ownerOf,
} from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { inAgentTransaction } from "../shares/in-agent-transaction";
import type { LineQuestion, QuestionAnswer, QuestionDraft } from "./question.model";
import {
  insertQuestion,
  selectAdministrators,
  selectAsked,
  selectLine,
  selectOpenQuestions,
  selectQuestion,
  selectToldPayout,
  updateAnswer,
} from "./question.sql";

/**
 * Asks about a line of the agent's own, whether paid or still to come, and notifies the administrators. Throws
 * NOT_FOUND if there is no such line; CONFLICT while a question about it is open.
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

/**
 * Answers an agent's question about a line and notifies the agent; for administrators. Throws NOT_FOUND if there is no
 * such question; CONFLICT if somebody has answered it.
 */
export function answerQuestion(ctx: Context, id: string, { userId, answer }: QuestionAnswer): Promise<void> {
  const by = adminOnly(ctx);
  return inAgentTransaction(ctx, userId, async (tx) => {
    const row = await updateAnswer(tx, userId, id, { answer, by });
    if (!row) {
      if (await selectQuestion(tx, userId, id)) throw new Failure("CONFLICT", "This was answered already.");
      throw new Failure("NOT_FOUND");
    }
    await recordAudit(tx, {
      action: "payout-question.answer",
      entity: "payout-question",
      entityId: id,
      after: { lineId: row.lineId },
    });
    const payoutId = await selectToldPayout(tx, userId, row.lineId);
    await notifyAgent(tx, {
      type: "SYSTEM",
      topic: "commission",
      title: "Your question about a payout was answered",
      message: answer,
      dedupeKey: `payout-answer:${id}`,
      detailsPath: payoutId ? `/payouts/${payoutId}` : "/payouts",
    });
  });
}

/**
 * Returns a page of the agents' unanswered questions about lines, the oldest first, and their total number. For
 * administrators.
 */
export function listOpenQuestions(ctx: Context, page: Page): ReturnType<typeof selectOpenQuestions> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectOpenQuestions(tx, page));
}

/** Notifies every administrator, once, that an agent has asked about a line of a payout. */
export async function notifyOfQuestion(
  ctx: Context,
  { userId, questionId }: JobData["tell-payout-question"],
): Promise<void> {
  const [asked, administrators] = await inSystemReadTransaction(ctx, (tx) =>
    Promise.all([selectAsked(tx, userId, questionId), selectAdministrators(tx)]),
  );
  if (!asked || asked.answeredAt) return;
  for (const administrator of administrators) {
    await inTenant(ctx, administrator, (tx) =>
      notifyAgent(tx, {
        type: "SYSTEM",
        topic: "commission",
        title: `${asked.name} asks about a payout`,
        message: asked.question,
        dedupeKey: `payout-question:${questionId}`,
        detailsPath: "/admin/payouts",
      }),
    );
  }
}
