import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";

/** What was asked about a line, as it stands there; instants are ISO texts, `answer` is null while it is open. */
export type LineQuestion = {
  readonly id: string;
  readonly question: string;
  readonly askedAt: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
};

/** A question that waits for its answer, with the line that it is about: what that says is null where the line is gone. */
export type OpenQuestion = Pick<LineQuestion, "id" | "question" | "askedAt"> & {
  readonly agent: { readonly id: string; readonly name: string };
  readonly bookingId: string | null;
  readonly runId: string | null;
  readonly payoutId: string | null;
  /** What an administrator knows the line by: a confirmation number, or what an adjustment is for. */
  readonly line: string | null;
  readonly amount: Money | null;
};

const written = requiredText("Write a text", 1000);
/** A question or an answer, as it is typed. */
export const writtenText = z.object({ text: written });

export const questionDraft = z.object({
  lineId: z.uuid({ error: "lineId must be the id of a line" }).toLowerCase(),
  question: written,
});
export type QuestionDraft = z.output<typeof questionDraft>;

/** An answer, and whose question it is for. */
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
