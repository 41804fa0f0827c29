import type { Mutation } from "@/components/shared/mutations/mutation";
import { withoutMessage } from "@/components/shared/mutations/undone";
import type { GivenAnswers } from "@/components/shared/questions/question";
import type { About } from "@/components/ui/toast/toast-about";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import {
  CATEGORY_WORDS,
  type CategoryChoice,
} from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { SplitPart } from "@/lib/reconciliation/bank-transactions/splitting/split.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import {
  assignSupplierAction,
  categoriseTransactionAction,
  confirmTransactionAction,
  ignoreTransactionAction,
  matchAgainAction,
  matchTransactionAction,
  restoreLinkAction,
  restoreTransactionAction,
  splitTransactionAction,
} from "./actions";

/** The properties of a transaction that mutations need. The server refuses an outdated version. */
export type SeenTransaction = Pick<TransactionRow, "id" | "version" | "name">;
/** The same with its present state, to which Undo returns. */
type Aside = SeenTransaction & Pick<TransactionRow, "status" | "category">;

export type Target =
  | { readonly bookingId: string; readonly userId?: string }
  | { readonly commissionReportId: string };

/** The user's statement about a difference, made before or after the server asks. */
export type Difference = GivenAnswers & {
  readonly acceptDifference?: DifferenceChoice;
  readonly reason?: string;
};

/** `paint` shows the result before the response; `back` does the same when the mutation is undone. */
type Painted = Pick<Mutation, "paint"> & { readonly back?: (() => () => void) | undefined };

/** Returns `paint` and `back` for a decision that is shown at once. `decide` returns the function that reverts it. */
export function shownAtOnce(decide: () => () => void): Required<Painted> {
  let takeBack: () => void = () => undefined;
  return {
    paint: () => {
      takeBack = decide();
      return takeBack;
    },
    back: () => {
      takeBack();
      return () => undefined;
    },
  };
}

type Answered = { readonly version: number };
type Matched = Painted & {
  readonly words?: string | undefined;
  readonly difference?: Difference | undefined;
};

/** Confirms a link that the matcher made. */
export function confirmMutation(one: SeenTransaction, paint?: Mutation["paint"]): Mutation<Answered> {
  return {
    ...told(one, "Failed to confirm transaction", paint),
    run: () => runAction(confirmTransactionAction, seen(one)),
    tells: () => ({ said: "Match confirmed" }),
  };
}

/** Links the transaction to a booking or a report. */
export function matchMutation(
  one: SeenTransaction,
  target: Target,
  { words, difference, paint, back }: Matched = {},
): Mutation<Answered> {
  return {
    ...told(one, "Failed to link transaction", paint),
    run: () => runAction(matchTransactionAction, { ...seen(one), target, ...difference }),
    tells: ({ version }) => ({
      said: words ? `Matched to ${words}` : "Transaction linked",
      undo: undoneLink({ ...one, version }, { paint: back }),
    }),
  };
}

/** Splits the transaction among bookings, a fee, and amounts for no booking. */
export function splitMutation(
  one: SeenTransaction,
  parts: readonly SplitPart[],
  { difference, paint, back }: Omit<Matched, "words"> = {},
): Mutation<Answered> {
  return {
    ...told(one, "Failed to split transaction", paint),
    run: () =>
      runAction(splitTransactionAction, {
        ...seen(one),
        ...difference,
        parts: [...parts],
      }),
    tells: ({ version }) => ({
      said: `Split among ${counted(parts.filter(({ kind }) => kind === "booking").length, "booking")}`,
      undo: undoneLink({ ...one, version }, { paint: back }),
    }),
  };
}

/** Unlinks the transaction. Undo restores the link with all answers given about it. */
export function unlinkMutation(one: SeenTransaction, { paint, back }: Painted = {}): Mutation<Answered> {
  return {
    ...told(one, "Failed to unmatch transaction", paint),
    run: () => runAction(matchTransactionAction, { ...seen(one), target: null }),
    tells: ({ version }) => ({
      said: "Transaction unlinked",
      undo: {
        ...told(one, "Failed to link transaction", back),
        run: () => runAction(restoreLinkAction, { id: one.id, version }),
      },
    }),
  };
}

/** Undoes a link that was just made. Unlike unlinking it later, this doesn't count against the pair. */
function undoneLink(one: SeenTransaction, { paint }: Painted): Omit<Mutation<Answered>, "tells"> {
  return {
    ...told(one, "Failed to unmatch transaction", paint),
    run: () => runAction(matchTransactionAction, { ...seen(one), target: null, isUndone: true }),
  };
}

export function ignoreMutation(one: Aside, { paint, back }: Painted = {}): Mutation<Answered> {
  return {
    ...told(one, "Failed to ignore transaction", paint),
    run: () => runAction(ignoreTransactionAction, seen(one)),
    tells: ({ version }) => ({
      said: "Transaction ignored",
      undo: withoutMessage(restoreMutation({ ...one, version }, { paint: back })),
    }),
  };
}

/** Sets the category of a transaction that pays no commission. Undo restores its previous state. */
export function categoriseMutation(
  one: Aside,
  choice: CategoryChoice,
  { paint, back }: Painted = {},
): Mutation<Answered> {
  return {
    ...told(one, "Failed to set the category", paint),
    run: () => runAction(categoriseTransactionAction, { ...seen(one), ...choice }),
    tells: ({ version }) => ({
      said: `Category set: ${CATEGORY_WORDS[choice.category]}`,
      undo:
        one.status === "IGNORED"
          ? asideAgain({ ...one, version }, back)
          : withoutMessage(restoreMutation({ ...one, version }, { paint: back })),
    }),
  };
}

/** Ignores the transaction again, with its previous category if it had one. */
function asideAgain(one: Aside, paint: Mutation["paint"]): Mutation<Answered> {
  const category = one.category?.is ?? null;
  const note = one.category?.note ?? null;
  return {
    ...told(one, "Failed to set the category", paint),
    run: () => runAction(categoriseTransactionAction, { ...seen(one), category, note }),
  };
}

export function restoreMutation(one: Aside, { paint, back }: Painted = {}): Mutation<Answered> {
  return {
    ...told(one, "Failed to restore transaction", paint),
    run: () => runAction(restoreTransactionAction, seen(one)),
    tells: ({ version }) => ({
      said: "Transaction restored",
      undo: one.category
        ? asideAgain({ ...one, version }, back)
        : withoutMessage(ignoreMutation({ ...one, version }, { paint: back })),
    }),
  };
}

/** Assigns the supplier that paid, and new patterns by which that supplier is recognised from now on. */
export function supplierMutation(
  one: SeenTransaction,
  supplier: { readonly id: string; readonly name: string },
  newPatterns: readonly string[],
): Mutation<Answered> {
  return {
    ...told(one, "Failed to assign supplier.", undefined),
    run: () =>
      runAction(assignSupplierAction, {
        ...seen(one),
        supplierId: supplier.id,
        newPatterns: [...newPatterns],
      }),
    tells: () => ({ said: `Supplier assigned: ${supplier.name}` }),
  };
}

/** Has the matcher process these transactions again, or all undecided ones if none are given. */
export function lookAgainMutation(some: readonly SeenTransaction[]): Mutation {
  const [one, ...others] = some;
  const what = one ? counted(some.length, "transaction") : "everything that is undecided";
  return {
    ...(one && others.length === 0 ? { about: aboutTransaction(one) } : {}),
    failed: "Failed to ask the matcher",
    run: () => runAction(matchAgainAction, { ids: some.map(({ id }) => id) }),
    tells: () => ({ said: `The matcher looks at ${what} again` }),
  };
}

function seen({ id, version }: SeenTransaction) {
  return { id, version };
}

function told(one: SeenTransaction, failed: string, paint: Mutation["paint"]) {
  return {
    about: aboutTransaction(one),
    subject: `transactions/${one.id}`,
    failed,
    ...(paint ? { paint } : {}),
  };
}

/** Returns how messages name a transaction, and the link to it. */
export function aboutTransaction({ id, name }: Pick<TransactionRow, "id" | "name">): About {
  return {
    label: name || "Transaction",
    link: { words: "Open transaction", href: `/admin/bank-transactions/${id}` },
  };
}
