import { randomUUID } from "node:crypto";
import { accountDraft } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { addAccount } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { planStatement } from "@/lib/reconciliation/bank-transactions/import/plan-statement";
import {
  type StatementPlan,
  statementOptions,
} from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import type { TestAgent } from "../people/agent";

/** Creates a US dollar account of the platform; returns its id. */
export async function newAccount(
  admin: TestAgent,
  draft: { name?: string; currency?: string; lastDigits?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await addAccount(admin.ctx, {
    id,
    draft: accountDraft.parse({ name: "Clearing account", currency: "USD", lastDigits: null, ...draft }),
  });
  return id;
}

/** Returns the preview of a file; throws if the preview has questions. */
export async function planned(
  admin: TestAgent,
  bytes: Uint8Array,
  options: Parameters<typeof statementOptions.parse>[0] = {},
): Promise<StatementPlan> {
  const upload = { fileName: "statement.ofx", bytes, ...statementOptions.parse(options) };
  const look = await planStatement(admin.ctx, upload, { guesses: true });
  if (look.kind !== "plan") throw new Error(`The file asks: ${JSON.stringify(look)}`);
  return look;
}

/** Previews a file and imports it. */
export async function importFile(
  admin: TestAgent,
  bytes: Uint8Array,
  options: Parameters<typeof statementOptions.parse>[0] = {},
) {
  return importStatement(admin.ctx, (await planned(admin, bytes, options)).id);
}
