import { useMutation } from "@/components/shared/mutations/mutation";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import { formatMoney, sumsOf } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type {
  Favourite,
  LinkTarget,
  TransactionRow,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { readFavouritesAction } from "../actions";
import { AmountText } from "../amount-text";
import { confirmAll } from "./bulk-mutations";
import { useRowStates } from "./row-states";

/** A dialog that shows what confirming the selected transactions would pay, individually and in total. */
export default function ConfirmDialog({
  chosen,
  left,
  onClose,
  onSent,
}: {
  readonly chosen: readonly TransactionRow[];
  /** The number of other selected transactions that have nothing to confirm. */
  readonly left: number;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { mutate, busy } = useMutation();
  const { becomes } = useRowStates();
  const { data, error, refetch } = useResource(favouritesOf(chosen.map(({ id }) => id)));
  const known = new Map(data?.map((one) => [one.id, one]));
  const lines = chosen.map((row) => ({
    row,
    words: row.target ? targetWords(row.target) : pays(known.get(row.id)),
  }));
  const ready = lines.flatMap(({ row, words }) => (words === null ? [] : [row]));
  const without = left + (data ? lines.length - ready.length : 0);
  const confirm = () => {
    onClose();
    onSent();
    const ids = ready.map(({ id }) => id);
    void mutate(confirmAll(ready, () => becomes(ids, { status: "CONFIRMED" })));
  };
  return (
    <Dialog
      title="Confirm matches"
      description={
        without === 0
          ? "Each pays what stands beside it."
          : `Each pays the booking beside it. ${counted(without, "other chosen transaction has", "other chosen transactions have")} nothing to confirm.`
      }
      className="sm:max-w-2xl"
      note={sumsOf(ready.map(({ amount }) => amount))
        .map(formatMoney)
        .join(" · ")}
      cancel="Cancel"
      footer={
        <Button disabled={!data || ready.length === 0 || busy} onClick={confirm}>
          Confirm {ready.length}
        </Button>
      }
      onClose={onClose}
    >
      {error && !data ? (
        <LoadFailed message="Failed to load what they would pay." onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton aria-busy="true" className="h-48" />}
      {data ? (
        <ol aria-label="Matches" className="divide-y text-sm">
          {lines.map(({ row, words }) =>
            words === null ? null : (
              <li key={row.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
                <span className="w-full truncate font-medium">{row.name || "No description"}</span>
                <DayText value={row.date} />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{words}</span>
                <AmountText amount={row.amount} className="font-medium" />
              </li>
            ),
          )}
        </ol>
      ) : null}
    </Dialog>
  );
}

function targetWords(target: LinkTarget): string {
  return target.kind === "booking"
    ? target.booking.confirmationNumber
    : `Report ${target.report.referenceNumber}`;
}

/** Returns what a transaction would pay, as text; null if the matcher proposes nothing any more. */
function pays(favourite: Favourite | undefined): string | null {
  if (!favourite) return null;
  const { bookings, report } = favourite;
  if (report !== null) return `Report ${report}`;
  const words = bookings.map(
    ({ confirmationNumber, agentName }) => `${confirmationNumber}, agent ${agentName}`,
  );
  return words.length > 0 ? words.join(" + ") : null;
}

function favouritesOf(ids: readonly string[]): Resource<readonly Favourite[]> {
  return {
    key: ["favourites", ids],
    ask: () => callAction(readFavouritesAction, { ids: [...ids] }),
  };
}
