import "server-only";
import type { StatementQuestion } from "@/lib/bank-statements/statement.model";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { planStatement } from "./plan-statement";
import type { StatementPlan, StatementUpload } from "./statement-import.model";

/** Plans a file for a program, which nobody can ask: INVALID_INPUT says what it has to tell where the file leaves something open. */
export async function planUploaded(ctx: Context, upload: StatementUpload): Promise<StatementPlan> {
  const look = await planStatement(ctx, upload, { guesses: true });
  if (look.kind === "plan") return look;
  const [question = { about: "mapping" } as const] = look.questions;
  const [field, message] = openWords(question);
  throw new Failure("INVALID_INPUT", message, { fields: { [field]: [message] } });
}

function openWords(question: StatementQuestion): [field: string, message: string] {
  switch (question.about) {
    case "mapping":
      return ["mapping", "Say by mapping which column is what: it can't be told from the file."];
    case "currency":
      return ["accountId", "The file doesn't say its currency: say accountId."];
    case "dateOrder":
      return [
        "dateOrder",
        `${question.example}: say dateOrder (DMY for day first, MDY for month first), in the mapping of a CSV file.`,
      ];
    case "decimalMark":
      return [
        "decimalMark",
        `${question.example}: say decimalMark (a point or a comma), in the mapping of a CSV file.`,
      ];
  }
}
