import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { ForwardingAddress } from "./forwarding-address.model";
import { selectForwardingAddresses } from "./forwarding-address.sql";

/** The addresses that the agent forwards from, the first added first. */
export function listForwardingAddresses(ctx: Context): Promise<ForwardingAddress[]> {
  return inReadTransaction(ctx, async (tx) => {
    const rows = await selectForwardingAddresses(tx, ownerOf(tx));
    return rows.map((row) => ({
      id: row.id,
      emailAddress: row.address,
      verified: row.verifiedAt !== null,
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
      link: linkOf(row, tx.now),
    }));
  });
}

type Row = Awaited<ReturnType<typeof selectForwardingAddresses>>[number];

function linkOf({ verifiedAt, lastSentAt, linkEndsAt }: Row, now: Date): ForwardingAddress["link"] {
  if (verifiedAt) return null;
  if (!lastSentAt) return "unsent";
  return linkEndsAt && linkEndsAt > now ? "sent" : "over";
}
