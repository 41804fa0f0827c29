import "server-only";
import { createHash } from "node:crypto";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { RefusedLine } from "@/lib/reconciliation/bank-statements/statement.model";
import { agrees } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { selectAccounts, selectCsvMappings } from "../accounts/account.sql";
import { readPlan } from "./read-statement-import";
import { readStatementSandboxed, type SandboxedRead } from "./reading/read-statement-sandboxed";
import { statementBytes } from "./reading/statement-bytes";
import type { StatementFound } from "./reading/statement-task.model";
import { MOST_TOTALS, NAMED_LINES, type StatementLook, type StatementUpload } from "./statement-import.model";
import { insertPlan } from "./statement-import.sql";
import { insertLines } from "./statement-plan.sql";

const SKIPPED_RAW = 500;

/**
 * Reads a statement file and stores the plan of its import. Returns the plan, or the questions to answer first. With
 * `guesses`, a CSV file is read with the mapping used last time or, if that leaves nothing open, the guessed one.
 * Throws INVALID_INPUT with the line of a damaged file, or if the file belongs to another account.
 */
export async function planStatement(
  ctx: Context,
  upload: StatementUpload,
  { guesses }: { readonly guesses: boolean },
): Promise<StatementLook> {
  adminOnly(ctx);
  const known = await inSystemReadTransaction(ctx, async (tx) => ({
    accounts: await selectAccounts(tx),
    remembered: await selectCsvMappings(tx),
  }));
  refuseUnknownAccount(known.accounts, upload.accountId);
  const bytes = await statementBytes(upload.bytes, upload.fileName);
  const today = dayIn(ctx.now, "UTC");
  return readStatementSandboxed({ ...upload, bytes, today, ...known, guesses }, async (read) => {
    const { answer } = read;
    if (answer.kind === "asks") return answer;
    if (answer.kind === "refused") throw invalidField(answer.field, answer.message);
    const id = newId();
    return inSystemTransaction(ctx, async (tx) => {
      await allowLongStatements(tx);
      await store(tx, id, upload, answer, read);
      return readPlan(tx, id);
    });
  });
}

async function store(
  tx: Tx,
  id: string,
  { fileName, bytes }: StatementUpload,
  found: StatementFound,
  read: SandboxedRead,
): Promise<void> {
  await insertPlan(tx, {
    id,
    accountId: found.accountId,
    fileName,
    fileHash: createHash("sha256").update(bytes).digest("hex"),
    format: found.format,
    lineCount: found.lineCount,
    csv: found.csv,
    skippedCount: found.skipped.length,
    skipped: [
      ...found.skipped.slice(0, NAMED_LINES).map(shortened),
      ...found.notes.slice(0, NAMED_LINES).map((one) => ({ ...shortened(one), isTaken: true })),
    ],
    totals: [...found.totals].sort((a, b) => Number(agrees(a)) - Number(agrees(b))).slice(0, MOST_TOTALS),
    createdBy: adminOnly(tx),
  });
  let n = 1;
  for await (const lines of read.stretches()) {
    await insertLines(tx, id, n, lines);
    n += lines.length;
  }
}

function shortened(one: RefusedLine): RefusedLine {
  return { ...one, raw: one.raw.slice(0, SKIPPED_RAW).toWellFormed() };
}

function refuseUnknownAccount(accounts: readonly { readonly id: string }[], accountId: string | null): void {
  if (accounts.length === 0) throw invalidField("accountId", "Add the bank account first.");
  if (accountId !== null && !accounts.some(({ id }) => id === accountId))
    throw invalidField("accountId", "There is no such bank account.");
}
