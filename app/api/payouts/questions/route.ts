import { endpoint } from "@/lib/delivery/endpoint";
import { questionDraft } from "@/lib/payouts/questions/question.model";
import { askQuestion } from "@/lib/payouts/questions/questions";

export const POST = endpoint({ body: questionDraft, once: true }, ({ ctx, body }) => askQuestion(ctx, body));
