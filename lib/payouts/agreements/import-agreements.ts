import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectAgentsByEmail, selectCurrentAgreements, selectSuppliersByName } from "./agreement.sql";
import type { AgreementChange } from "./agreement-change.model";
import type { AgreementPlan, AgreementUpload } from "./agreement-file.model";
import { type ReadAgreement, readAgreementFile } from "./read-agreement-file";
import { saveAgreement } from "./save-agreement";

/** Returns what importing a file of agreements would do, without storing anything. For administrators. */
export function previewAgreements(ctx: Context, { text }: AgreementUpload): Promise<AgreementPlan> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => (await planOf(tx, text)).plan);
}

/**
 * Imports the agreements of a file that aren't agreed yet, each as if entered by hand. All usable lines are stored or
 * none. Throws INVALID_INPUT if nothing is new. For administrators.
 */
export function importAgreements(ctx: Context, { text }: AgreementUpload): Promise<AgreementPlan> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { plan, changes } = await planOf(tx, text);
    if (changes.length === 0) {
      const message = plan.refused[0]?.reason ?? "There is nothing new in this file.";
      throw invalidField("file", message);
    }
    for (const change of changes.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)))
      await saveAgreement(tx, change);
    return plan;
  });
}

async function planOf(tx: Tx, text: string) {
  const { read, refused } = readAgreementFile(text);
  const agents = await selectAgentsByEmail(tx, [...new Set(read.map(({ email }) => email))]);
  const names = read.flatMap(({ supplier }) => (supplier ? supplier.toLowerCase() : []));
  const [suppliers, standing] = await Promise.all([
    selectSuppliersByName(tx, [...new Set(names)]),
    selectCurrentAgreements(tx, [...agents.values()]),
  ]);
  const known = new Map(standing.map((row) => [keyOf(row), row]));
  const seen = new Map<string, number>();
  const changes: AgreementChange[] = [];
  const reasons = [...refused];
  for (const one of read) {
    const named = onlyOnce(namedBy(one, agents, suppliers), one.line, seen);
    if (typeof named === "string") reasons.push({ line: one.line, reason: named });
    else changes.push({ ...named, replacesId: known.get(keyOf(named))?.id ?? null });
  }
  const news = changes.filter((change) => !saysTheSame(change, known.get(keyOf(change))));
  const changed = news.filter(({ replacesId }) => replacesId !== null).length;
  const plan: AgreementPlan = {
    ...{ added: news.length - changed, changed, same: changes.length - news.length },
    refused: reasons.toSorted((one, other) => one.line - other.line),
  };
  return { plan, changes: news };
}

type Standing = Awaited<ReturnType<typeof selectCurrentAgreements>>[number];

function saysTheSame({ percent, note }: AgreementChange, standing: Standing | undefined): boolean {
  return standing?.percentBp === percent && standing.note === note;
}

/** Of two lines about the same agreement, the first counts. */
function onlyOnce(
  named: AgreementChange | string,
  line: number,
  seen: Map<string, number>,
): AgreementChange | string {
  if (typeof named === "string") return named;
  const earlier = seen.get(keyOf(named));
  if (earlier !== undefined) return `Line ${earlier} says it of the same agent, supplier and day`;
  seen.set(keyOf(named), line);
  return named;
}

type Suppliers = Awaited<ReturnType<typeof selectSuppliersByName>>;

/** Returns the agreement that a line describes, or the reason why it describes none. */
function namedBy(
  { email, supplier, percent, validFrom, basis, note }: ReadAgreement,
  agents: ReadonlyMap<string, string>,
  suppliers: Suppliers,
): AgreementChange | string {
  const userId = agents.get(email);
  if (!userId) return `There is no agent with the address ${email}`;
  const fitting = suppliers.filter(
    ({ name, ownerId }) => name === supplier.toLowerCase() && (ownerId === null || ownerId === userId),
  );
  if (supplier && fitting.length === 0) return `${supplier} is no supplier of this agent`;
  if (fitting.length > 1) return `There are ${fitting.length} suppliers called ${supplier}`;
  const supplierId = fitting[0]?.id ?? null;
  const bp = Math.round(percent * 100);
  return { userId, supplierId, validFrom, basis, note, percent: bp, bookingId: null, replacesId: null };
}

type Key = {
  readonly userId: string;
  readonly supplierId: string | null;
  readonly validFrom: string | null;
  readonly basis: string;
};

function keyOf({ userId, supplierId, validFrom, basis }: Key): string {
  return [userId, supplierId, validFrom, basis].join(" ");
}
