import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Page } from "@/lib/platform/base/paging";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { ofAgent } from "../shares/of-agent";
import type { QuestionAnswer } from "./question.model";
import { selectOpenQuestions, selectQuestion, selectToldPayout, updateAnswer } from "./question.sql";

/** Answers an agent's question about a line, and tells them; for administrators. NOT_FOUND without it, CONFLICT where somebody has answered. */
export function answerQuestion(ctx: Context, id: string, { userId, answer }: QuestionAnswer): Promise<void> {
  const by = adminOnly(ctx);
  return ofAgent(ctx, userId, async (tx) => {
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

/** A page of agents' questions about lines that nobody has answered, the oldest first, and how many there are. For administrators. */
export function listOpenQuestions(ctx: Context, page: Page): ReturnType<typeof selectOpenQuestions> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectOpenQuestions(tx, page));
}
