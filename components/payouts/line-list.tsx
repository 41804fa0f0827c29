import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { DayText, InstantText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { LineQuestion } from "@/lib/payouts/questions/question.model";
import { percentWords } from "@/lib/payouts/shares/share.model";
import type { PayoutLine } from "@/lib/payouts/statements/payout.model";
import type { Money } from "@/lib/platform/base/money";
import { Pages } from "./pages";
import { QuestionButton } from "./questions/question-button";

type Props = {
  readonly caption: string;
  readonly lines: readonly PayoutLine[];
  /** The number of lines on all pages. */
  readonly lineCount: number;
  /** The address prefix of a line's booking. */
  readonly bookings: "/bookings" | "/admin/bookings";
  /** Renders the actions for a line. */
  readonly actions?: Column<PayoutLine>["cell"];
  /** Whether the agent viewing the list can ask about a line. */
  readonly asks?: true;
};

/** The smallest page size; shorter lists need no pagination. */
const FEW = 10;

/** A page of the lines of a statement, or of upcoming shares, each linked to its booking. */
export function LineList({ caption, lines, lineCount, bookings, actions, asks }: Props) {
  const columns: readonly Column<PayoutLine>[] = [
    {
      id: "booking",
      label: "Booking",
      card: "title",
      cell: ({ bookingId, description, confirmationNumber, client }) =>
        bookingId ? (
          <PageLink
            href={`${bookings}/${bookingId}`}
            className="inline-block font-medium leading-6 underline md:min-w-20"
          >
            {confirmationNumber || client || "Booking"}
          </PageLink>
        ) : (
          <span className="wrap-anywhere">{description}</span>
        ),
    },
    ...PLAIN,
    ...(asks || lines.some(({ questions }) => questions.length > 0) ? [questionColumn(asks)] : []),
    ...(actions ? [{ id: "actions", label: "Actions", cell: actions, card: "corner" } as const] : []),
  ];
  return (
    <div>
      <div className="rounded-lg border bg-card">
        <CardTable caption={caption} columns={columns} rows={lines} keyOf={({ id }) => id} />
      </div>
      {lineCount > FEW ? <Pages of="lines" total={lineCount} /> : null}
    </div>
  );
}

function Small({ words, amount }: { readonly words: string; readonly amount: Money }) {
  return (
    <span className="block text-muted-foreground text-xs">
      {words} <MoneyText value={amount} />
    </span>
  );
}

function questionColumn(asks?: true): Column<PayoutLine> {
  return {
    id: "questions",
    label: "Question",
    card: "wide",
    cell: ({ id, questions, confirmationNumber, description }) => (
      <>
        <LineQuestions questions={questions} />
        {asks && questions.every(({ answeredAt }) => answeredAt !== null) ? (
          <QuestionButton kind="ask" lineId={id} whose={confirmationNumber || description || "this line"} />
        ) : null}
      </>
    ),
  };
}

const PLAIN: readonly Column<PayoutLine>[] = [
  { id: "client", label: "Client", cell: ({ client }) => client, leaves: "second" },
  { id: "supplier", label: "Supplier", cell: ({ supplier }) => supplier, card: "under" },
  {
    id: "travel",
    label: "Travel",
    leaves: "first",
    cell: ({ travelStart, travelEnd }) =>
      travelStart ? (
        <>
          <DayText value={travelStart} /> – <DayText value={travelEnd} />
        </>
      ) : null,
  },
  { id: "day", label: "Received", cell: ({ day }) => <DayText value={day} /> },
  {
    id: "received",
    label: "Commission",
    align: "end",
    cell: ({ received, fee, shortPaid }) => (
      <>
        {received ? <MoneyText value={received} /> : null}
        {fee?.minor ? <Small words="after a fee of" amount={fee} /> : null}
        {shortPaid?.minor ? <Small words="short paid by" amount={shortPaid} /> : null}
      </>
    ),
  },
  {
    id: "percent",
    label: "Percent",
    align: "end",
    leaves: "third",
    cell: ({ percentBp }) => (percentBp === null ? null : percentWords(percentBp)),
  },
  {
    id: "amount",
    label: "Share",
    align: "end",
    card: "aside",
    cell: ({ amount, heldWhy }) => (
      <>
        <MoneyText value={amount} />
        {heldWhy ? (
          <span className="wrap-anywhere block text-muted-foreground text-xs">On hold: {heldWhy}</span>
        ) : null}
      </>
    ),
  },
];

/** The questions about a line, each with its answer. */
function LineQuestions({ questions }: { readonly questions: readonly LineQuestion[] }) {
  return questions.map(({ id, question, askedAt, answer, answeredAt }) => (
    <dl key={id} className="wrap-anywhere min-w-40 max-w-sm whitespace-pre-line text-left">
      <dt className="text-muted-foreground">
        Asked <InstantText value={askedAt} />
      </dt>
      <dd>{question}</dd>
      <dt className="text-muted-foreground">
        {answeredAt ? (
          <>
            Answered <InstantText value={answeredAt} />
          </>
        ) : (
          "No answer yet"
        )}
      </dt>
      {answer ? <dd>{answer}</dd> : null}
    </dl>
  ));
}
