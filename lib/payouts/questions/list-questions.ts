import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { selectOpenQuestions } from "./question.sql";

/** A page of agents' questions about lines that nobody has answered, the oldest first, and how many there are. For administrators. */
export function listOpenQuestions(
  ctx: Context,
  page: { readonly page: number; readonly limit: number },
): ReturnType<typeof selectOpenQuestions> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectOpenQuestions(tx, page));
}
