import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { Currency } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enteredBefore } from "../accounts/payout-account.model";
import { openAccount } from "../accounts/sealed-account";
import { csvRows } from "../bank-files/csv-file.model";
import { fileNames } from "../bank-files/file-names.model";
import { isInSepa } from "../bank-files/iban.model";
import { nachaFile } from "../bank-files/nacha-file.model";
import { pain001 } from "../bank-files/pain-001.model";
import {
  type AccountKind,
  type BankAccount,
  type IbanAccount,
  type Transfer,
  totalOf,
  type UsAccount,
} from "../bank-files/transfer.model";
import { openNachaPayer, openSepaPayer } from "../payers/save-payer";
import { type BankFileQuery, type BankFormat, CURRENCY_OF, isBankingDay } from "./bank-file.model";
import { runStateOf } from "./run.model";
import { lockRun, type RunRow } from "./run.sql";
import { type OpenPayout, selectOpenPayouts, selectPaidSoFar } from "./run-payouts.sql";

/** A file for the bank: text as it is, or the rows of a table. */
export type BankFile =
  | { readonly kind: "text"; readonly name: string; readonly text: string }
  | { readonly kind: "table"; readonly name: string; readonly rows: readonly (readonly string[])[] };

/**
 * Returns the file with which the bank pays the open payouts of an approved run; the audit records the access. The same
 * day and payouts always give the same file. Once some payouts are paid, the file of the remaining ones has other
 * identifiers, so that the bank takes it for another file. Throws CONFLICT if more agents are left out than the
 * administrator knows of.
 */
export function bankFile(ctx: Context, id: string, query: BankFileQuery): Promise<BankFile> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const run = await lockRun(tx, id);
    if (!run) throw new Failure("NOT_FOUND");
    refuseWrongFile(run, query);
    const all = await selectOpenPayouts(tx, id, enteredBefore(tx.now));
    const transfers = transfersOf(all, query.format, run.currency);
    refuseUnknownGaps(new Set(all.map(({ payoutId }) => payoutId)).size - transfers.length, query.without);
    await recordAudit(tx, {
      action: "payout-run.download",
      entity: "payout-run",
      entityId: id,
      after: {
        format: query.format,
        day: query.day,
        payouts: transfers.length,
        totalMinor: totalOf(transfers),
        currency: run.currency,
      },
    });
    return written(tx, run, query, transfers);
  });
}

function refuseWrongFile(run: RunRow, { format, day }: BankFileQuery): void {
  const only = CURRENCY_OF[format];
  if (runStateOf(run) !== "APPROVED")
    throw new Failure("CONFLICT", "Only an approved run that isn't paid goes to the bank.");
  if (only !== null && run.currency !== only) throw invalidField("format", `Such files pay ${only} only.`);
  if (!isBankingDay(day)) throw invalidField("day", "Banks settle from Monday to Friday.");
}

function refuseUnknownGaps(missing: number, known: number): void {
  if (missing === known) return;
  const words = `${counted(missing, "payout")} would not be in this file: those agents have no bank account for it, or a new one that waits.`;
  throw new Failure("CONFLICT", words, { facts: { without: missing } });
}

/**
 * Returns one transfer for each payout that the file can contain; if an agent has two accounts, it uses the preferred
 * one.
 */
function transfersOf(all: readonly OpenPayout[], format: BankFormat, code: Currency): readonly Transfer[] {
  const kinds = kindsFor(format, code);
  const usable = kinds.flatMap((kind) => all.filter(({ account }) => account?.kind === kind).map(transferOf));
  const reached = format === "sepa" ? usable.filter(isReached) : usable;
  // A payout's first transfer uses the preferred account. The order is reversed, so that the map keeps it.
  const chosen = new Map(reached.toReversed().map((transfer) => [transfer.payoutId, transfer]));
  return [...chosen.values()].sort((one, other) => (one.payoutId < other.payoutId ? -1 : 1));
}

function transferOf({ payoutId, userId, amount, account }: OpenPayout): Transfer {
  if (!account) throw new Error("Without an account there is no transfer.");
  const { holder, ...opened } = openAccount({ ...account, userId });
  return { payoutId, holder, amount, account: opened };
}

function isReached({ account }: Transfer): boolean {
  return account.kind === "IBAN" && isInSepa(account.iban);
}

/** Returns the kinds of accounts that a file can contain, the preferred ones first. */
function kindsFor(format: BankFormat, code: Currency): readonly AccountKind[] {
  if (format === "nacha") return ["US"];
  if (format === "sepa") return ["IBAN"];
  return code === "USD" ? ["US", "IBAN"] : ["IBAN", "US"];
}

async function written(
  tx: Tx,
  run: RunRow,
  { format, day }: BankFileQuery,
  transfers: readonly Transfer[],
): Promise<BankFile> {
  const name = `payouts-${run.runNo}-${run.currency}`;
  const paid = await selectPaidSoFar(tx, run.id);
  const { messageId, modifier } = fileNames(run, paid.count);
  const madeAt = paid.lastAt ?? run.approvedAt ?? tx.now;
  const facts = { madeAt, day, about: `Commission up to ${run.upTo}` };
  if (format === "csv") return { kind: "table", name, rows: csvRows(transfers, run.currency, day) };
  if (format === "nacha") {
    const payer = known(await openNachaPayer(tx));
    const text = nachaFile({ ...facts, modifier, payer, transfers: only<UsAccount>(transfers, "US") });
    return { kind: "text", name: `${name}.ach`, text };
  }
  const payer = known(await openSepaPayer(tx));
  const text = pain001({ ...facts, payer, messageId, transfers: only<IbanAccount>(transfers, "IBAN") });
  return { kind: "text", name: `${name}.xml`, text };
}

function known<T>(payer: T | null): T {
  if (payer === null)
    throw new Failure("CONFLICT", "First say which account these files pay from, under Payouts, Pay from.");
  return payer;
}

function only<A extends BankAccount>(transfers: readonly Transfer[], kind: A["kind"]): Transfer<A>[] {
  return transfers.filter((one): one is Transfer<A> => one.account.kind === kind);
}
