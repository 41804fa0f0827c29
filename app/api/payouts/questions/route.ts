import { endpoint } from "@/lib/delivery/endpoint";
import { askQuestion } from "@/lib/payouts/questions/ask-question";
import { questionDraft } from "@/lib/payouts/questions/question.model";

export const POST = endpoint({ body: questionDraft, once: true }, ({ ctx, body }) => askQuestion(ctx, body));
