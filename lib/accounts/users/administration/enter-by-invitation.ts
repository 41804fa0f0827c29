import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { lockArrival, updateArrival } from "./standing.sql";

type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string | null;
};

/**
 * Gives a person what they were invited to. Whoever has the link has read the email, so this also verifies the
 * account's address; an invitation never lowers a role. Throws CONFLICT for an account with another address. For the
 * system.
 */
export async function enterByInvitation(
  tx: Tx,
  userId: string,
  { id, email, role, invitedBy }: Invitation,
): Promise<{ readonly role: Role; readonly isOnboarded: boolean }> {
  const person = await lockArrival(tx, userId);
  if (!isInvited(person.email, email)) throw new Failure("CONFLICT", WRONG_ACCOUNT);
  const isGranted = role === "ADMIN" && person.role !== "ADMIN";
  await updateArrival(tx, userId, isGranted ? role : person.role);
  if (isGranted) {
    await inTenant(tx, userId, (own) =>
      recordAudit(own, {
        action: "user.change-role",
        entity: "user",
        entityId: userId,
        before: { role: person.role },
        after: { role, invitation: id, invitedBy },
      }),
    );
  }
  return { role: isGranted ? role : person.role, isOnboarded: person.isOnboarded };
}

/** Whether an account's address is the invited one, regardless of how it is written. */
export function isInvited(own: string, invited: string): boolean {
  return sendableAddress(own)?.toLowerCase() === invited;
}

const WRONG_ACCOUNT = "This invitation is for another email address.";
