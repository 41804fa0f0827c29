"use client";

import { CircleHelpIcon } from "lucide-react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { DIFFERENCE_REASONS, REASON_WORDS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { rateWords } from "@/lib/ledger/bookings/payments/rate-words.model";
import { dropQuestion, type GivenAnswers, type Question, useQuestion } from "./question";
import { ReasonAnswer } from "./reason-answer";

type Choice = { readonly words: string; readonly answers: GivenAnswers };

const CHOICES: Readonly<Record<Question["asked"], (question: Question) => readonly Choice[]>> = {
  overReason: () =>
    DIFFERENCE_REASONS.map((overReason) => ({
      words: overReason === "overpayment" ? "Keep as over-payment" : REASON_WORDS[overReason],
      answers: { overReason },
    })),
  isSecondRecall: () => [{ words: "This is another recall", answers: { isSecondRecall: true } }],
  exchangeRate: ({ facts: { exchangeRate, lastRate } }) => [
    ...(typeof exchangeRate === "number"
      ? [{ words: `Use ${rateWords(exchangeRate)}`, answers: { exchangeRate } }]
      : []),
    ...(typeof lastRate === "number"
      ? [{ words: `Use the last known ${rateWords(lastRate)}`, answers: { exchangeRate: lastRate } }]
      : []),
  ],
  isUnusualRate: () => [{ words: "It is meant", answers: { isUnusualRate: true } }],
  // Its answer needs a typed reason.
  isLargeFee: () => [],
};

/** The open question about a record, with a button per answer; the number keys press the buttons too. */
export function QuestionPrompt({ about }: { readonly about: string }) {
  const question = useQuestion(about);
  return question ? <Prompt about={about} question={question} /> : null;
}

function Prompt({ about, question }: { readonly about: string; readonly question: Question }) {
  const choices = CHOICES[question.asked](question);
  const answers = choices.map(
    ({ answers: given }) =>
      () =>
        question.answer(given),
  );
  useShortcuts({
    match1: answers[0],
    match2: answers[1],
    match3: answers[2],
    match4: answers[3],
    match5: answers[4],
    escape: () => dropQuestion(about),
  });
  return (
    <Alert tone="warn">
      <CircleHelpIcon />
      <AlertTitle>{question.message}</AlertTitle>
      <AlertDescription className="mt-1 flex flex-wrap gap-2">
        {question.asked === "isLargeFee" ? (
          <ReasonAnswer
            label="Why it is a fee"
            words="It was a fee"
            onAnswer={(reason) => question.answer({ isLargeFee: true, reason })}
          />
        ) : null}
        {choices.map(({ words }, index) => (
          <Button key={words} size="sm" variant="outline" onClick={answers[index]}>
            {words}
            <Kbd aria-hidden="true" className="max-md:hidden">
              {index + 1}
            </Kbd>
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => dropQuestion(about)}>
          Not now
        </Button>
      </AlertDescription>
    </Alert>
  );
}
