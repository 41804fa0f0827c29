import { endpoint } from "@/lib/delivery/endpoint";
import { answerQuestion } from "@/lib/payouts/questions/open-questions";
import { questionAnswer } from "@/lib/payouts/questions/question.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint({ access: "admin", body: questionAnswer }, ({ ctx, params, body }) =>
  answerQuestion(ctx, idIn(params), body),
);
