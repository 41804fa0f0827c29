import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import type { ArrivedFrom, IntakeMail, IntakeOverview } from "./intake.model";
import { selectArrivals, selectByIntake, selectLastMail } from "./intake.sql";
import { forwardingConfirmation } from "./system-mail.model";

const SHOWN = 20;

/** Reads the overview of an agent's incoming email for the settings page. */
export function readIntake(ctx: Context): Promise<IntakeOverview> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [last, failed, quarantined, system, arrivals] = await Promise.all([
      selectLastMail(tx, owner),
      selectByIntake(tx, owner, ["FAILED"], 1),
      selectByIntake(tx, owner, ["QUARANTINED"], SHOWN),
      selectByIntake(tx, owner, ["SYSTEM"], SHOWN),
      selectArrivals(tx, owner),
    ]);
    return {
      lastMail: last ? mailOf(last) : null,
      lastFailure: failed[0] ? mailOf(failed[0]) : null,
      quarantined: quarantined.map(mailOf),
      system: system.map((row) => ({
        ...mailOf(row),
        ...forwardingConfirmation(row.subject ?? "", row.text || htmlToText(row.html ?? "")),
      })),
      byAddress: byAddressOf(arrivals),
    };
  });
}

function byAddressOf({ mails, failures }: Awaited<ReturnType<typeof selectArrivals>>) {
  const found: Record<string, ArrivedFrom> = {};
  for (const row of mails) found[row.address] = { lastMail: mailOf(row) };
  for (const row of failures) found[row.address] = { ...found[row.address], lastFailure: mailOf(row) };
  return found;
}

type Row = Omit<IntakeMail, "createdAt"> & { readonly createdAt: Date };

function mailOf({ id, subject, fromName, fromAddress, createdAt, intakeReason }: Row): IntakeMail {
  return { id, subject, fromName, fromAddress, createdAt: createdAt.toISOString(), intakeReason };
}
