import { CopyIcon, TriangleAlertIcon } from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import type {
  BookingCandidate,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { AmountText } from "../amount-text";
import { TransactionBadge } from "../transaction-badge";
import { markedPieces } from "./memo-marks.model";

/** The statement line. Words that support the selected candidate are marked. */
export function LineCard({
  detail,
  candidate,
}: {
  readonly detail: TransactionDetail;
  readonly candidate: BookingCandidate | undefined;
}) {
  const { name, amount, date, status, category, payer, account } = detail;
  const pieces = markedPieces(name, textsOf(detail, candidate));
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 max-w-prose flex-1 basis-64 font-mono [overflow-wrap:anywhere]">
          {name === "" ? "No description" : null}
          {pieces.map(({ text, isMarked }, index) =>
            isMarked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their order.
              <mark key={index} className="rounded-sm bg-mark px-0.5 text-foreground">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <AmountText amount={amount} className="font-semibold text-lg" />
          <TransactionBadge {...{ status, category }} />
        </p>
      </div>
      <p className="mt-2 text-muted-foreground text-sm">
        <DayText value={date} /> · {account.name}
        {account.lastDigits ? ` ···${account.lastDigits}` : ""}
        {payer ? ` · from ${payer}` : ""}
      </p>
      <CategoryLine category={category} />
      <Warnings detail={detail} />
    </Card>
  );
}

/** The details of the category: the note, and the rule that set it. */
function CategoryLine({ category }: Pick<TransactionDetail, "category">) {
  if (!category?.note && !category?.rule) return null;
  const { note, rule } = category;
  return (
    <p className="mt-2 text-sm [overflow-wrap:anywhere]">
      {[note, rule ? `By the rule for “${rule.words}”` : null].filter(Boolean).join(" · ")}
    </p>
  );
}

function Warnings({ detail: { exceptionReason, likelyDouble } }: { readonly detail: TransactionDetail }) {
  return (
    <>
      {exceptionReason ? (
        <p className="mt-2 flex items-start gap-2 text-danger-foreground text-sm">
          <TriangleAlertIcon className="mt-0.5 size-4 shrink-0" />
          {exceptionReason}
        </p>
      ) : null}
      {likelyDouble ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-warn-foreground">
          <CopyIcon className="size-4 shrink-0" />
          May be the same payment as
          <PageLink
            href={`/admin/bank-transactions/${likelyDouble.id}`}
            className="rounded-sm underline underline-offset-4"
          >
            {likelyDouble.name || "another transaction"}
          </PageLink>
          of <DayText value={likelyDouble.date} />
        </p>
      ) : null}
    </>
  );
}

function textsOf({ supplier, metadata }: TransactionDetail, candidate: BookingCandidate | undefined) {
  const parts = candidate?.parts ?? [];
  return [
    ...(candidate?.reasons ?? []),
    ...parts.flatMap((part) => [
      part.booking.confirmationNumber,
      part.supplier?.name ?? "",
      part.clientName ?? "",
    ]),
    ...(candidate ? [] : (metadata?.possibleBookingIdentifiers ?? [])),
    supplier?.name ?? "",
  ];
}
