import "server-only";
import { randomBytes } from "node:crypto";
import { derivedToken } from "@/lib/accounts/identity/derived-token";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { findRolesByEmail } from "@/lib/accounts/users/own-user";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { counted } from "@/lib/platform/base/text";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { NO_ADDRESS } from "./address-list.model";
import { INVITE_DAYS, type Invited, stateOf } from "./invitation.model";
import { insertInvitations, lockOpen, updateInvitations } from "./invitation.sql";
import type { InviteRequest } from "./invite-request.model";

const PER_ADMINISTRATOR = { name: "invite", max: 100, seconds: 3_600 };
const DAY_MS = 86_400_000;

type Wish = Omit<InviteRequest, "emails">;

/**
 * Invites each address once, by an email that a job sends. Sends nothing to addresses with an invitation to the same
 * role, and names those that can't be invited: malformed ones, and those with an account that would gain nothing.
 */
export async function invitePeople(ctx: Context, { emails, ...wish }: InviteRequest): Promise<Invited> {
  adminOnly(ctx);
  const { addresses, wrong } = sorted(emails);
  if (addresses.length === 0) {
    throw invalidField("emails", NO_ADDRESS);
  }
  productMailer();
  await limitRate(PER_ADMINISTRATOR, adminOnly(ctx), ctx.now.getTime());
  const { sent, invited, members } = await inSystemTransaction(ctx, (tx) => invite(tx, addresses, wish));
  return {
    success: sent + invited > 0,
    message: wordsOf(sent, invited, members.length, wrong.length),
    invitesSent: sent,
    failed: [...wrong, ...members],
  };
}

async function invite(tx: Tx, addresses: readonly string[], { role, message }: Wish) {
  const roles = await findRolesByEmail(tx, addresses);
  const [members, others] = parted(addresses, (one) => roles.has(one) && !gains(roles.get(one), role));
  const open = await lockOpen(tx, others);
  const [same, older] = parted(open, (one) => one.role === role && stateOf(one, tx.now) === "valid");
  await updateInvitations(
    tx,
    older.map(({ id }) => id),
    { replacedAt: tx.now },
  );
  const invited = new Set(same.map(({ email }) => email));
  const made = await makeInvitations(
    tx,
    others.filter((one) => !invited.has(one)),
    { role, message },
  );
  return { sent: made, invited: others.length - made, members };
}

/**
 * Stores invitations and enqueues their emails. Returns how many, because another administrator may have been first.
 */
export async function makeInvitations(tx: Tx, emails: readonly string[], wish: Wish): Promise<number> {
  const expiresAt = new Date(tx.now.getTime() + INVITE_DAYS * DAY_MS);
  const invitedBy = adminOnly(tx);
  const rows = emails.map((email) => ({
    id: newId(),
    email,
    ...wish,
    ...newInvitationToken(),
    invitedBy,
    expiresAt,
  }));
  const made = await insertInvitations(tx, rows);
  await enqueueJobs(
    tx,
    "send-invitation",
    made.map(({ id }) => ({ invitationId: id })),
  );
  const audited = { action: "invitation.create", entity: "invitation", after: { role: wish.role } };
  await recordAudit(tx, ...made.map(({ id }) => ({ ...audited, entityId: id })));
  return made.length;
}

/** Returns the addresses as they are stored, each once, and those that are malformed. */
function sorted(emails: readonly string[]) {
  const given = [...new Set(emails.filter((one) => one !== ""))];
  const stored = given.map((one) => ({ one, address: sendableAddress(one)?.toLowerCase() }));
  return {
    addresses: [...new Set(stored.flatMap(({ address }) => address ?? []))],
    wrong: stored.flatMap(({ one, address }) => (address ? [] : [one])),
  };
}

function gains(has: string | undefined, role: string): boolean {
  return role === "ADMIN" && has !== "ADMIN";
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function wordsOf(sent: number, invited: number, members: number, wrong: number): string {
  const some = (count: number, one: string, more: string) =>
    count > 0 ? [`${counted(count, "address", "addresses")} ${count === 1 ? one : more}.`] : [];
  return [
    `${counted(sent, "invitation")} sent.`,
    ...some(invited, "was invited already", "were invited already"),
    ...some(members, "has an account already", "have accounts already"),
    ...some(wrong, "can't be written to", "can't be written to"),
  ].join(" ");
}

const NONCE_BYTES = 32;

/** Returns what the row of a new invitation stores of its token. */
function newInvitationToken(): { readonly nonce: string; readonly tokenHash: string } {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  return { nonce, tokenHash: hashOfToken(tokenOf(nonce)) };
}

/** Returns the token itself, so that a job can write the email. */
export function tokenOf(nonce: string): string {
  return derivedToken("invitation", nonce);
}
