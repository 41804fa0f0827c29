import "server-only";
import type { Email } from "@/lib/inbox/emails/email.model";
import { readEmail } from "@/lib/inbox/emails/read-emails";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { CommissionStatement } from "@/lib/reader/payload.model";
import { createReport } from "../create-report";
import { selectPlatformSupplier } from "../import/report-file.sql";
import { hasReportOfEmail } from "./report-of-email.sql";
import { statementDraft } from "./statement-draft.model";

/** Makes a report of the statement that was read from an agent's mail, once. What it answers stores it in a transaction across agents. */
export async function makeReport(
  ctx: Context,
  userId: string,
  emailId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const email = await inTenant(ctx, userId, (tx) => readEmail(tx, emailId)).catch(absent);
  // Written by extract-email from this very type.
  const statement = (email?.commissionReport ?? null) as CommissionStatement | null;
  if (!email || !statement || statement.entries.length === 0) return () => Promise.resolve();
  return (tx) => store(tx, userId, email, statement);
}

async function store(tx: Tx, userId: string, email: Email, statement: CommissionStatement): Promise<void> {
  if (await hasReportOfEmail(tx, userId, email.id)) return;
  const [item] = email.items;
  const supplierName =
    item?.payload.supplier?.name ?? email.fromName ?? email.fromAddress ?? "Unknown supplier";
  const draft = statementDraft(statement, {
    ownerId: userId,
    emailId: email.id,
    receivedOn: dayIn(new Date(email.sentAt ?? email.createdAt), "UTC"),
    supplierName,
    subject: email.subject ?? "",
  });
  await createReport(tx, { ...draft, supplierId: await selectPlatformSupplier(tx, supplierName) }, null);
}

/** The mail went before its turn came. */
function absent(error: unknown): null {
  if (error instanceof Failure && error.code === "NOT_FOUND") return null;
  throw error;
}
