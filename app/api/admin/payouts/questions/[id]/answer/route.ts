import { endpoint } from "@/lib/delivery/endpoint";
import { questionAnswer } from "@/lib/payouts/questions/question.model";
import { answerQuestion } from "@/lib/payouts/questions/questions";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint({ access: "admin", body: questionAnswer }, ({ ctx, params, body }) =>
  answerQuestion(ctx, idIn(params), body),
);
