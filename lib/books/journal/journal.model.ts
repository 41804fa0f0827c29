import { ACCOUNTS, type AccountKey } from "./account.model";
import { type BookEntry, ENTRIES, ENTRY_KINDS, type EntryKind } from "./entry.model";

/**
 * The names of accounts in the platform's accounting software, by account key; for a single bank account by `BANK:` and
 * its id.
 */
export type AccountNames = Readonly<Record<string, string>>;

/** One line of a journal. It debits or credits an account, in minor units that are never negative. */
export type JournalLine = {
  readonly account: string;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly kind: EntryKind;
  readonly accountId: string | null;
};

/** The journal of a month in one currency. */
export type Journal = { readonly currency: string; readonly lines: readonly JournalLine[] };

/** Returns the key under which a bank account is named. */
export function bankKey(id: string): string {
  return `BANK:${id}`;
}

/**
 * Returns the journals of the entries, one per currency. Each entry debits one account and credits another by the same
 * amount, so that a journal balances. The same entries always give the same lines.
 */
export function journalsOf(entries: readonly BookEntry[], names: AccountNames): readonly Journal[] {
  const currencies = Map.groupBy(entries, ({ currency }) => currency);
  return [...currencies]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, of]) => ({
      currency,
      lines: of.toSorted(inOrder).flatMap((one) => linesOf(one, names)),
    }));
}

function linesOf({ kind, accountId, amountMinor }: BookEntry, names: AccountNames): readonly JournalLine[] {
  const { debit, credit } = ENTRIES[kind];
  const minor = Math.abs(amountMinor);
  const [to, from] = amountMinor < 0 ? [credit, debit] : [debit, credit];
  const named = (key: AccountKey) => nameOf(key, accountId, names);
  return [
    { account: named(to), debitMinor: minor, creditMinor: 0, kind, accountId },
    { account: named(from), debitMinor: 0, creditMinor: minor, kind, accountId },
  ];
}

function nameOf(key: AccountKey, accountId: string | null, names: AccountNames): string {
  const own = key === "BANK" && accountId !== null ? names[bankKey(accountId)] : undefined;
  return own ?? names[key] ?? ACCOUNTS[key];
}

function inOrder(one: BookEntry, other: BookEntry): number {
  const kinds = ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind);
  return kinds || ((one.accountId ?? "") < (other.accountId ?? "") ? -1 : 1);
}
