import "server-only";
import { requireProof } from "@/lib/accounts/users/require-proof";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { PayerDraft } from "../bank-files/payer.model";
import {
  type NachaPayer,
  nachaPayer,
  type PayerKind,
  type SepaPayer,
  sepaPayer,
} from "../bank-files/payer.model";
import { selectPayerKinds, selectSealedPayer, upsertPayer } from "./payer.sql";

/**
 * Stores the account and the name with which the platform pays by files of a kind. For administrators who have just
 * entered their password.
 */
export async function savePayer(ctx: Context, draft: PayerDraft): Promise<void> {
  const by = adminOnly(ctx);
  await requireProof(ctx);
  await inSystemTransaction(ctx, async (tx) => {
    await upsertPayer(tx, draft.kind, seal(JSON.stringify(draft), aboutOf(draft.kind)), by);
    await recordAudit(tx, {
      action: "payout-payer.save",
      entity: "payout-payer",
      entityId: null,
      after: { kind: draft.kind },
    });
  });
}

/** Lists the kinds of files for which a payer is stored. */
export function listPayers(ctx: Context): Promise<readonly PayerKind[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectPayerKinds);
}

/** Decrypts the payer of ACH files; null if none is stored. */
export async function openNachaPayer(tx: Tx): Promise<NachaPayer | null> {
  const sealed = await selectSealedPayer(tx, "nacha");
  return sealed === null ? null : nachaPayer.parse(opened("nacha", sealed));
}

/** Decrypts the payer of SEPA files; null if none is stored. */
export async function openSepaPayer(tx: Tx): Promise<SepaPayer | null> {
  const sealed = await selectSealedPayer(tx, "sepa");
  return sealed === null ? null : sepaPayer.parse(opened("sepa", sealed));
}

function opened(kind: PayerKind, sealed: string): unknown {
  return JSON.parse(unseal(sealed, aboutOf(kind)));
}

function aboutOf(kind: PayerKind): string {
  return `payout-payer:${kind}`;
}
