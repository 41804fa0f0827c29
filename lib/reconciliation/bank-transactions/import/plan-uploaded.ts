import "server-only";
import { orderChoices } from "@/lib/imports/dates/csv-date-order.model";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type {
  MoneyQuestion,
  ReadingQuestion,
  StatementQuestion,
} from "@/lib/reconciliation/bank-statements/statement.model";
import { totalsWords } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { planStatement } from "./plan-statement";
import type { StatementPlan, StatementUpload } from "./statement-import.model";

/**
 * Plans a file for an API client, which can't be asked interactively. Throws INVALID_INPUT with what the client must
 * state if the file leaves something open.
 */
export async function planUploaded(ctx: Context, upload: StatementUpload): Promise<StatementPlan> {
  const look = await planStatement(ctx, upload, { guesses: true });
  if (look.kind === "plan") return look;
  const [question = { about: "mapping" } as const] = look.questions;
  if (question.about === "totals") throw otherTotals(look.questions);
  const [field, message] = openWords(question);
  throw invalidField(field, message);
}

/** Builds the error for totals that differ, with the exact texts that accept them. */
function otherTotals(questions: readonly StatementQuestion[]): Failure {
  const totals = questions.filter((question) => question.about === "totals").map(totalsWords);
  const how =
    "Name each in acceptedTotals to take what was read, or say by the mapping of a CSV file which column is what.";
  return new Failure("INVALID_INPUT", `${totals.join(" ")} ${how}`, { fields: { acceptedTotals: totals } });
}

/** Returns what the client must state, and in which field. */
function openWords(question: ReadingQuestion): [field: string, message: string] {
  switch (question.about) {
    case "account":
      return [
        "fileAccount",
        `The file holds several accounts: say by fileAccount which of ${listed(question.choices)} it is, or give the account its last digits.`,
      ];
    case "currency":
      return ["accountId", "The file doesn't say its currency: say accountId."];
    case "dateOrder":
      return [
        "dateOrder",
        `${question.example}: say dateOrder (${orderChoices(question.choices)}), in the mapping of a CSV file.`,
      ];
    case "decimalMark":
      return [
        "decimalMark",
        `${question.example}: say decimalMark (a point or a comma), in the mapping of a CSV file.`,
      ];
    default:
      return ["mapping", mappingWords(question)];
  }
}

type AboutMapping = MoneyQuestion | { readonly about: "mapping" };

function mappingWords(question: AboutMapping): string {
  switch (question.about) {
    case "mapping":
      return "Say by mapping which column is what: it can't be told from the file.";
    case "amount":
      return `Say by mapping which column holds the amount: ${listed(question.choices)}.`;
    case "direction":
      return `The amounts have no signs: say by mapping, in ways, which of ${listed(question.choices)} in ${question.column} means in and which out.`;
    case "sign":
      return `Are all of these money in? ${question.example} has no sign: say by mapping that its column is credit (all came) or debit (all went), or what tells which came and which went.`;
    case "turned":
      return `"${question.example}" stands beside a negative amount, as in the export of a card: say by mapping, with isSignTurned, whether the negative amounts of "${question.column}" came (true) or went (false).`;
    case "minor":
      return `${question.example} and the other amounts have no decimals: say by mapping, in isMinor, whether they count cents (true) or whole units (false).`;
    case "opening":
      return `The amount of the oldest row, "${question.example}", is all of its balance: say by mapping, in beginsWithBalance, whether it is the opening balance (true) or a payment (false).`;
    case "year":
      return `"${question.example}" has no year, and nothing in the file tells it: say by mapping, in year, of which year the last day is.`;
    case "status":
      return `"${question.column}" says ${listed(question.choices)}, and nothing tells what they mean: say by mapping, in unbooked, of which the lines aren't booked.`;
    case "sides":
      return `The file looks like a company's own books, where money in is the debit: say by mapping which of ${listed(question.choices)} is credit (came) and which debit (went).`;
  }
}

function listed(choices: readonly string[]): string {
  return choices.length > 0 ? choices.map((choice) => `"${choice}"`).join(", ") : "none is known to be one";
}
