import { endpoint } from "@/lib/delivery/endpoint";
import { questionJson, questionListQuery } from "@/lib/payouts/questions/question.model";
import { listOpenQuestions } from "@/lib/payouts/questions/questions";

export const GET = endpoint({ access: "admin", query: questionListQuery }, async ({ ctx, query }) => {
  const { data, count } = await listOpenQuestions(ctx, query);
  return { data: data.map(questionJson), count };
});
