import "server-only";
import { and, asc, count, desc, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { invitations, users } from "@/db/schema";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { InvitationStats, PendingStretch } from "./invitation.model";

/** Neither accepted nor revoked nor replaced; it may have expired. */
const OPEN = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.revokedAt),
  isNull(invitations.replacedAt),
);

const INVITER = sql`(select u.id from ${users} u where u.id = ${invitations.invitedBy}
  and u.role = 'ADMIN' and u.suspended_at is null and u.erase_at is null)`;

const FACTS = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  message: invitations.message,
  invitedBy: invitations.invitedBy,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  acceptedAt: invitations.acceptedAt,
  acceptedBy: invitations.acceptedBy,
  revokedAt: invitations.revokedAt,
  replacedAt: invitations.replacedAt,
  isVouchedFor: sql<boolean>`${INVITER} is not null`,
} as const;

const WITH_INVITER = {
  ...FACTS,
  nonce: invitations.nonce,
  sentAt: invitations.sentAt,
  failedAt: invitations.failedAt,
  inviterName: users.name,
  companyName: users.companyName,
} as const;

export type NewInvitation = Pick<
  typeof invitations.$inferInsert,
  "id" | "email" | "role" | "message" | "nonce" | "tokenHash" | "invitedBy" | "expiresAt"
>;

/** Inserts invitations. Returns those whose address had no open invitation meanwhile. */
export async function insertInvitations(tx: Tx, rows: readonly NewInvitation[]) {
  if (rows.length === 0) return [];
  return await tx.db
    .insert(invitations)
    .values(rows.map((row) => ({ ...row, createdAt: tx.now })))
    .onConflictDoNothing()
    .returning({ id: invitations.id, email: invitations.email });
}

/** Reads and locks the open invitations of these addresses. */
export async function lockOpen(tx: Tx, emails: readonly string[]) {
  return await tx.db
    .select(FACTS)
    .from(invitations)
    .where(and(inArray(invitations.email, [...emails]), OPEN))
    .orderBy(invitations.id)
    .for("update", { of: invitations });
}

/** Reads and locks the invitation with this token hash; undefined where there is none. */
export async function lockByToken(tx: Tx, tokenHash: string) {
  const [row] = await tx.db
    .select({ ...FACTS, nonce: invitations.nonce })
    .from(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .for("update", { of: invitations });
  return row;
}

export async function selectByToken(tx: Tx, tokenHash: string) {
  return selectOne(tx, eq(invitations.tokenHash, tokenHash));
}

export async function selectInvitation(tx: Tx, id: string) {
  return selectOne(tx, eq(invitations.id, id));
}

async function selectOne(tx: Tx, which: SQL) {
  const [row] = await tx.db
    .select(WITH_INVITER)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(which);
  return row;
}

type Change = Partial<
  Pick<
    typeof invitations.$inferInsert,
    "sentAt" | "failedAt" | "acceptedAt" | "acceptedBy" | "revokedAt" | "replacedAt"
  >
>;

export async function updateInvitations(tx: Tx, ids: readonly string[], change: Change): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .update(invitations)
    .set(change)
    .where(inArray(invitations.id, [...ids]));
}

/** Marks an invitation's email as failed, unless it was sent after all. */
export async function markFailed(tx: Tx, id: string): Promise<void> {
  await tx.db
    .update(invitations)
    .set({ failedAt: tx.now })
    .where(and(eq(invitations.id, id), isNull(invitations.sentAt)));
}

/** Restores a revoked invitation; returns false where its address has another one by now, or it doesn't exist. */
export async function reviveInvitation(tx: Tx, id: string): Promise<boolean> {
  const other = sql`exists (select from ${invitations} o where o.email = ${invitations}.email
    and num_nonnulls(o.accepted_at, o.revoked_at, o.replaced_at) = 0)`;
  const rows = await tx.db
    .update(invitations)
    .set({ revokedAt: null })
    .where(and(eq(invitations.id, id), sql`${invitations.revokedAt} is not null`, sql`not ${other}`))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Reads part of the open invitations, newest first by default, and their total number. */
export async function selectPending(tx: Tx, { search, sort, skip, limit }: PendingStretch) {
  const turn = (sort?.descending ?? true) ? desc : asc;
  const by = sort?.key === "email" ? invitations.email : invitations.createdAt;
  const found = and(OPEN, search ? like(invitations.email, containing(search)) : undefined);
  return Promise.all([
    tx.db
      .select(WITH_INVITER)
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(found)
      .orderBy(turn(by), turn(invitations.id))
      .limit(limit)
      .offset(skip),
    tx.db.select({ count: count() }).from(invitations).where(found),
  ]);
}

export async function countInvitations(tx: Tx): Promise<InvitationStats> {
  const those = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const isOver = sql`${invitations.expiresAt} <= ${tx.now.toISOString()}`;
  const admin: Role = "ADMIN";
  const isEmpty = sql`${invitations.role} = ${admin} and ${INVITER} is null`;
  const [row] = await tx.db
    .select({
      total: those(isNull(invitations.replacedAt)),
      pending: those(sql`${OPEN} and not (${isEmpty}) and not ${isOver}`),
      accepted: those(sql`${invitations.acceptedAt} is not null`),
      expired: those(sql`${OPEN} and not (${isEmpty}) and ${isOver}`),
      revoked: those(sql`${invitations.revokedAt} is not null or (${OPEN} and ${isEmpty})`),
    })
    .from(invitations);
  return row ?? { total: 0, pending: 0, accepted: 0, expired: 0, revoked: 0 };
}
