import { InstantText } from "@/components/shared/text/date-text";
import type { LineQuestion } from "@/lib/payouts/questions/question.model";

/** The questions about a line, each with its answer. */
export function LineQuestions({ questions }: { readonly questions: readonly LineQuestion[] }) {
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
