import "server-only";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { inboundAddresses, outboundEmails } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OutboundEmail } from "./outbound-email.model";

const COLUMNS = {
  id: outboundEmails.id,
  supplierId: outboundEmails.supplierId,
  chaseId: outboundEmails.chaseId,
  to: outboundEmails.toAddress,
  fromName: outboundEmails.fromName,
  replyTo: outboundEmails.replyTo,
  answersTo: outboundEmails.answersTo,
  subject: outboundEmails.subject,
  body: outboundEmails.body,
  attempt: outboundEmails.attempt,
  deliveryKey: outboundEmails.deliveryKey,
  createdAt: outboundEmails.createdAt,
  queuedAt: outboundEmails.queuedAt,
  sendingAt: outboundEmails.sendingAt,
  sentAt: outboundEmails.sentAt,
  sentVia: outboundEmails.sentVia,
  failedAt: outboundEmails.failedAt,
  failure: outboundEmails.failure,
  withdrawnAt: outboundEmails.withdrawnAt,
} as const;

type NewRow = Pick<
  OutboundEmail,
  "id" | "supplierId" | "to" | "fromName" | "replyTo" | "answersTo" | "subject" | "body"
>;

/** Inserts an email; returns false when it exists already, or when another one is waiting for this supplier. */
export async function insertOutboundEmail(tx: Tx, userId: string, email: NewRow): Promise<boolean> {
  const { to, ...rest } = email;
  const inserted = await tx.db
    .insert(outboundEmails)
    .values({ ...rest, userId, toAddress: to, deliveryKey: email.id, createdAt: tx.now, queuedAt: tx.now })
    .onConflictDoNothing()
    .returning({ id: outboundEmails.id });
  return inserted.length > 0;
}

/** Reads the token of the agent's private address. */
export async function selectPrivateToken(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ token: inboundAddresses.token })
    .from(inboundAddresses)
    .where(and(eq(inboundAddresses.userId, userId), isNull(inboundAddresses.retiredAt)));
  return row?.token;
}

export async function selectOutboundEmail(
  tx: Tx,
  userId: string,
  id: string,
): Promise<OutboundEmail | undefined> {
  const [row] = await withId(tx, userId, id);
  return row;
}

/** Reads an email and locks it until the transaction ends, so that withdrawing and sending can't both succeed. */
export async function lockOutboundEmail(
  tx: Tx,
  userId: string,
  id: string,
): Promise<OutboundEmail | undefined> {
  const [row] = await withId(tx, userId, id).for("update");
  return row;
}

function withId(tx: Tx, userId: string, id: string) {
  return tx.db
    .select(COLUMNS)
    .from(outboundEmails)
    .where(and(eq(outboundEmails.userId, userId), eq(outboundEmails.id, id)));
}

type Change = Partial<
  Omit<OutboundEmail, "id" | "supplierId" | "to" | "createdAt"> & { readonly providerId: string | null }
>;

/** Updates an email. Throws CONFLICT when another one is already waiting for the same supplier. */
export async function updateOutboundEmail(tx: Tx, userId: string, id: string, change: Change): Promise<void> {
  await tx.db
    .update(outboundEmails)
    .set(change)
    .where(and(eq(outboundEmails.userId, userId), eq(outboundEmails.id, id)))
    .catch((error: unknown) => {
      throw sqlStateOf(error) === "23505" ? anotherWaits() : error;
    });
}

export function anotherWaits(): Failure {
  return new Failure("CONFLICT", "Another email to this supplier is about to be sent.");
}

/** Reads the newest email to each of these suppliers that was not withdrawn. */
export async function selectLastEmails(
  tx: Tx,
  userId: string,
  supplierIds: readonly string[],
): Promise<OutboundEmail[]> {
  if (supplierIds.length === 0) return [];
  return tx.db
    .selectDistinctOn([outboundEmails.supplierId], COLUMNS)
    .from(outboundEmails)
    .where(
      and(
        eq(outboundEmails.userId, userId),
        inArray(outboundEmails.supplierId, [...supplierIds]),
        isNull(outboundEmails.withdrawnAt),
      ),
    )
    .orderBy(outboundEmails.supplierId, desc(outboundEmails.createdAt), desc(outboundEmails.id));
}

/** Reads the emails to one supplier, newest first. */
export async function selectEmailsTo(
  tx: Tx,
  userId: string,
  supplierId: string,
  limit: number,
): Promise<OutboundEmail[]> {
  return tx.db
    .select(COLUMNS)
    .from(outboundEmails)
    .where(and(eq(outboundEmails.userId, userId), eq(outboundEmails.supplierId, supplierId)))
    .orderBy(desc(outboundEmails.createdAt), desc(outboundEmails.id))
    .limit(limit);
}
