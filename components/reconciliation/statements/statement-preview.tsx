import { Causes, Count } from "@/components/shared/file-import/figures";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { DayText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { Badge } from "@/components/ui/badge";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import type { Currency } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import {
  agrees,
  statedWords,
  totalsWords,
} from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { accountWords } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import {
  FORMAT_WORDS,
  type LikelyDouble,
  type PlannedLine,
  type PlannedSum,
  type StatementPlan,
} from "@/lib/reconciliation/bank-transactions/import/statement-import.model";

const SHOWN_TOTALS = 5;

/** The effect of importing the whole file. */
export function StatementPreview({
  plan,
  error,
}: {
  readonly plan: StatementPlan;
  readonly error: string | null;
}) {
  const { account, fileName, format, skipped, doubles } = plan;
  return (
    <div className="flex flex-col gap-5">
      {error ? <LoadFailed message={error} onRetry={null} /> : null}
      <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
        <span className="font-medium text-foreground">{fileName}</span> · {FORMAT_WORDS[format]} · into{" "}
        <span className="font-medium text-foreground">{accountWords(account)}</span>
      </p>
      <Figures plan={plan} />
      <Sample lines={plan.sample} />
      <Causes
        title="Lines that are left out"
        tone="warn"
        noun="line"
        causes={skipped.causes.map(({ lines, ...cause }) => ({ ...cause, rows: lines }))}
      />
      <Causes
        title="Good to know"
        tone="warn"
        noun="line"
        causes={plan.notes.map(({ lines, ...cause }) => ({ ...cause, rows: lines }))}
      />
      <Doubles doubles={doubles} />
    </div>
  );
}

function Figures({ plan }: { readonly plan: StatementPlan }) {
  const { newCount, knownCount, skipped, doubles, lineCount, period, sums } = plan;
  return (
    <section aria-label="The whole file">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Count label="New" value={newCount} />
        <Count label="Already there" value={knownCount} />
        <Count label="Left out" value={skipped.count} />
        <Count label="Likely doubles" value={doubles.count} tone={doubles.count > 0 ? "warn" : undefined} />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">
        {counted(lineCount, "line")}
        {period ? (
          <>
            {" from "}
            <DayText value={period.from} /> to <DayText value={period.to} />
          </>
        ) : null}
        {sums.map(({ currency, inMinor, outMinor, newInMinor, newOutMinor }) => (
          <span key={currency}>
            {": "}
            <InAndOut currency={currency} inMinor={inMinor} outMinor={outMinor} />
            {newCount === lineCount ? null : (
              <>
                {", new: "}
                <InAndOut currency={currency} inMinor={newInMinor} outMinor={newOutMinor} />
              </>
            )}
          </span>
        ))}
      </p>
      <OwnTotals totals={plan.totals} />
    </section>
  );
}

/** Says whether the file's own totals, if it has any, agree. */
function OwnTotals({ totals }: Pick<StatementPlan, "totals">) {
  const [same, others] = [totals.filter(agrees), totals.filter((total) => !agrees(total))];
  if (totals.length === 0)
    return <p className="text-muted-foreground text-sm">The file has no totals of its own.</p>;
  return (
    <>
      {same.length > 0 ? (
        <p className="text-ok-foreground text-sm">
          The file's own totals agree: {listedOf(same.map(statedWords))}
        </p>
      ) : null}
      {others.map(totalsWords).map((words) => (
        <p key={words} className="text-sm text-warn-foreground">
          Taken all the same. {words}
        </p>
      ))}
    </>
  );
}

/** Lists the first totals and the number of the others, since a file may have totals for many days. */
function listedOf(totals: readonly string[]): string {
  const more = totals.length - SHOWN_TOTALS;
  return [...totals.slice(0, SHOWN_TOTALS), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}

function InAndOut({ currency, inMinor, outMinor }: Pick<PlannedSum, "currency" | "inMinor" | "outMinor">) {
  return (["in", "out"] as const).map((way) => (
    <span key={way}>
      {way === "out" ? ", " : null}
      <MoneyText
        value={{ currency: currency as Currency, minor: way === "in" ? inMinor : -outMinor + 0 }}
        className="text-foreground"
      />{" "}
      {way}
    </span>
  ));
}

function Sample({ lines }: { readonly lines: readonly PlannedLine[] }) {
  if (lines.length === 0) return <p className="text-muted-foreground">The file holds no line to import.</p>;
  return (
    <ScrollRegion label="First lines" className="rounded-lg border">
      <CardTable
        caption="The first lines of the file"
        columns={COLUMNS}
        rows={lines}
        keyOf={({ line, amount, memo }) => `${line}:${amount.minor}:${memo}`}
        className="text-base"
      />
    </ScrollRegion>
  );
}

const COLUMNS: readonly Column<PlannedLine>[] = [
  { id: "line", label: "Line", cell: ({ line }) => <span className="text-muted-foreground">{line}</span> },
  {
    id: "date",
    label: "Date",
    card: "title",
    cell: ({ bookedOn }) => (
      <span className="whitespace-nowrap">
        <DayText value={bookedOn} />
      </span>
    ),
  },
  {
    id: "memo",
    label: "Description",
    card: "wide",
    cell: ({ memo, isKnown }) => (
      <span className="md:inline-block md:min-w-48">
        {memo.slice(0, 120) || "–"} {isKnown ? <Badge>Already there</Badge> : null}
      </span>
    ),
  },
  {
    id: "amount",
    label: "Amount",
    align: "end",
    card: "aside",
    cell: ({ amount }) => (
      <MoneyText value={amount} className={amount.minor < 0 ? "text-danger-foreground" : ""} />
    ),
  },
];

/** Likely duplicates. They are imported and flagged for an administrator's decision. */
function Doubles({ doubles }: { readonly doubles: StatementPlan["doubles"] }) {
  if (doubles.count === 0) return null;
  return (
    <section>
      <h3 className="font-medium text-sm">Likely doubles</h3>
      <p className="mb-2 text-muted-foreground text-sm">
        Each may be a payment that is there already. They are imported and marked, so that you decide.
      </p>
      <ul className="divide-y rounded-lg border text-sm">
        {doubles.lines.map((double) => (
          <DoubleLine key={double.line} double={double} />
        ))}
      </ul>
      {doubles.count > doubles.lines.length ? (
        <p className="mt-1 text-muted-foreground text-sm">
          The first {doubles.lines.length} of {doubles.count.toLocaleString("en-US")} are shown.
        </p>
      ) : null}
    </section>
  );
}

function DoubleLine({ double }: { readonly double: LikelyDouble }) {
  const { line, amount, bookedOn, memo, of } = double;
  return (
    <li className="px-3 py-2 [overflow-wrap:anywhere]">
      Line {line}: <MoneyText value={amount} /> on <DayText value={bookedOn} />, {memo.slice(0, 120)}
      <span className="block text-muted-foreground">
        like that of <DayText value={of.bookedOn} />, {of.memo.slice(0, 120)}
      </span>
    </li>
  );
}
