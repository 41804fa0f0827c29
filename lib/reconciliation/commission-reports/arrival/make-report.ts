import "server-only";
import type { Email } from "@/lib/inbox/emails/email.model";
import { readEmail } from "@/lib/inbox/emails/read-emails";
import { readOriginalOf } from "@/lib/inbox/emails/read-original";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { currency } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import type { CommissionStatement } from "@/lib/reader/payload.model";
import { createReport } from "../create-report";
import { selectPlatformSupplier } from "../import/report-file.sql";
import { draftOf } from "../import/weigh-report";
import type { ReportDraft } from "../report.model";
import { type Decided, decideAttached } from "./attached-reports.model";
import { readAttachedReports } from "./read-attached-reports";
import { statementDraft } from "./statement-draft.model";
import { BODY } from "./waiting-file.model";
import { hasReportOfEmail, insertWaitingFiles } from "./waiting-file.sql";

const TOO_LARGE =
  "The amounts of the email are too large to be counted exactly: check whether they are right.";
const NO_CURRENCY = "The email names no currency: import it, and say which it is.";

/**
 * Creates reports of the statements in an agent's email, only once: of its files as if they were uploaded, or of its
 * own text. A file with an open question waits for an administrator. Returns a function that stores the reports in a
 * transaction that spans all agents.
 */
export async function makeReport(
  ctx: Context,
  userId: string,
  emailId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const email = await inTenant(ctx, userId, (tx) => readEmail(tx, emailId)).catch(absent);
  if (!email) return () => Promise.resolve();
  // extract-email stores this type.
  const told = email.commissionReport as CommissionStatement | null;
  const decided = await ofFiles(ctx, userId, email, told);
  return (tx) => store(tx, userId, email, told, decided);
}

async function ofFiles(
  ctx: Context,
  userId: string,
  { id, type, attachmentCount }: Email,
  statement: CommissionStatement | null,
): Promise<Decided> {
  if (attachmentCount === 0) return { taken: [], waiting: [] };
  const { raw } = await readOriginalOf(ctx, userId, id);
  const { attachments } = await parseSandboxed(raw);
  const told = { isStatement: type === "commission_statement", statement };
  return decideAttached(await readAttachedReports(ctx, attachments, told), told);
}

async function store(
  tx: Tx,
  ownerId: string,
  email: Email,
  told: CommissionStatement | null,
  { taken, waiting }: Decided,
): Promise<void> {
  const mail = { ownerId, emailId: email.id };
  if (await hasReportOfEmail(tx, ownerId, email.id)) return;
  await insertWaitingFiles(
    tx,
    waiting.map((file) => ({ ...mail, ...file })),
  );
  const said = saidBy(email);
  for (const { read, whole, fileName, hash, attachment } of taken) {
    const { stated } = read;
    const number = stated.referenceNumber ?? told?.referenceNumber ?? (said.subject || fileName);
    const details = {
      ...whole,
      supplierName: (stated.supplierName ?? said.supplierName).slice(0, 200),
      referenceNumber: number.slice(0, 100),
      receivedOn: read.receivedOn ?? said.receivedOn,
    };
    const from = { file: { name: fileName, place: null, hash }, mail: { ...mail, attachment } };
    await createReport(tx, await draftOf(tx, read, details, from), null);
  }
  if (taken.length + waiting.length > 0 || !told || told.entries.length === 0) return;
  const draft = draftFrom(told, mail, said);
  if (typeof draft === "string")
    return insertWaitingFiles(tx, [{ ...mail, attachment: BODY, fileName: "Email", asks: draft }]);
  const supplierId = await selectPlatformSupplier(tx, said.supplierName);
  await createReport(tx, { ...draft, supplierId }, null);
}

/** Returns the report of an email's own text, or what an administrator has to decide first. */
function draftFrom(
  told: CommissionStatement,
  mail: { readonly ownerId: string; readonly emailId: string },
  said: ReturnType<typeof saidBy>,
): ReportDraft | string {
  if (told.unreadEntry)
    return `The commission of ${told.unreadEntry} can't be read: enter the report by hand.`;
  const code = currency.safeParse(told.currency).data;
  if (!code) return NO_CURRENCY;
  return statementDraft(told, code, { ...mail, ...said }) ?? TOO_LARGE;
}

function saidBy({ items: [item], ...email }: Email) {
  return {
    receivedOn: dayIn(new Date(email.sentAt ?? email.createdAt), "UTC"),
    supplierName: item?.payload.supplier?.name ?? email.fromName ?? email.fromAddress ?? "Unknown supplier",
    subject: email.subject ?? "",
  };
}

/** Returns null if the email was deleted before it was processed. */
function absent(error: unknown): null {
  if (error instanceof Failure && error.code === "NOT_FOUND") return null;
  throw error;
}
