import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";

/** A question about a line, as shown beside it; instants are ISO strings, and `answer` is null while it is open. */
export type LineQuestion = {
  readonly id: string;
  readonly question: string;
  readonly askedAt: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
};

/** An open question with the line that it is about; the line's fields are null if the line no longer exists. */
export type OpenQuestion = Pick<LineQuestion, "id" | "question" | "askedAt"> & {
  readonly agent: { readonly id: string; readonly name: string };
  readonly bookingId: string | null;
  readonly runId: string | null;
  readonly payoutId: string | null;
  /** The name by which an administrator knows the line: a confirmation number, or the description of an adjustment. */
  readonly line: string | null;
  readonly amount: Money | null;
};

const written = requiredText("Write a text", 1000);
/** The text of a question or an answer. */
export const writtenText = z.object({ text: written });

export const questionDraft = z.object({
  lineId: z.uuid({ error: "lineId must be the id of a line" }).toLowerCase(),
  question: written,
});
export type QuestionDraft = z.output<typeof questionDraft>;

/** An answer, and the agent who asked the question. */
export const questionAnswer = z.object({
  userId: z.uuid({ error: "userId must be the agent's id" }).toLowerCase(),
  answer: written,
});
export type QuestionAnswer = z.output<typeof questionAnswer>;

export const questionListQuery = z.object(pageQuery(50));

export function questionJson({ amount, agent, ...question }: OpenQuestion) {
  return {
    ...question,
    userId: agent.id,
    agent: agent.name,
    amount: amount && major(amount),
    currency: amount?.currency ?? null,
  };
}
