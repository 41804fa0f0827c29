import { QuestionButton } from "@/components/payouts/questions/question-button";
import { InstantText } from "@/components/shared/text/date-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { OpenQuestion } from "@/lib/payouts/questions/question.model";
import { RUN_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

/** Unanswered questions of agents about lines, oldest first. Renders nothing if there are none. */
export function OpenQuestions({
  data,
  count,
}: {
  readonly data: readonly OpenQuestion[];
  readonly count: number;
}) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="questions" className="mb-6 flex flex-col gap-3">
      <h2 id="questions" className="font-medium text-lg">
        {counted(count, "open question")}
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {data.map((question) => (
          <li key={question.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
            <div className="wrap-anywhere min-w-0 flex-1 basis-72">
              <p>
                <span className="font-medium">{question.agent.name}</span>{" "}
                <span className="text-muted-foreground">
                  <InstantText value={question.askedAt} />, about <Line {...question} />
                </span>
              </p>
              <p className="whitespace-pre-line">{question.question}</p>
            </div>
            <QuestionButton
              kind="answer"
              id={question.id}
              userId={question.agent.id}
              question={question.question}
              whose={question.agent.name}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line in question, linked to its run or its booking. */
function Line({ line, amount, runId, payoutId, bookingId }: OpenQuestion) {
  const words = amount ? `${line ?? "a line"}, ${formatMoney(amount)}` : (line ?? "a line that is gone");
  const booking = bookingId ? `/admin/bookings/${bookingId}` : null;
  const href = runId && payoutId ? RUN_URL.href(`/admin/payouts/${runId}`, { payout: payoutId }) : booking;
  return href ? (
    <PageLink href={href} className="underline">
      {words}
    </PageLink>
  ) : (
    words
  );
}
