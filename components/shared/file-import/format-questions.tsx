import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import type { FormatAnswers, FormatQuestion } from "@/lib/imports/csv-format.model";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { type DateOrder, ORDER_WORDS } from "@/lib/imports/dates/csv-date-order.model";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";

/**
 * Asks the user how to read the date order and number format where the file leaves them ambiguous. Nothing is
 * imported until every question is answered.
 */
export function FormatQuestions({
  questions,
  answers,
  onAnswer,
}: {
  readonly questions: readonly FormatQuestion[];
  readonly answers: FormatAnswers;
  readonly onAnswer: (answers: FormatAnswers) => void;
}) {
  if (questions.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-warn-foreground/30 bg-warn p-4 text-warn-foreground">
      {questions.map((question) => (
        <RadioGroup
          key={question.about}
          legend={`The file doesn't say: what does “${question.example}” mean?`}
        >
          {choicesOf(question).map(({ value, label }) => (
            <RadioItem
              key={value}
              name={question.about}
              value={value}
              label={label}
              checked={answers[question.about] === value}
              onChange={() => onAnswer({ ...answers, [question.about]: value })}
            />
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}

function choicesOf(question: FormatQuestion) {
  const { example } = question;
  if (question.about === "dateOrder")
    return question.choices.map((value) => ({
      value,
      label: `${inWords(example, value)} (${ORDER_WORDS[value].toLowerCase()})`,
    }));
  const bare = example.replace(/[^\d.,]/g, "");
  const [mark, other] = bare.includes(",") ? [",", "."] : [".", ","];
  return [
    { value: other ?? ".", label: `${bare.replace(/[.,]/g, "")} (the ${nameOf(mark)} groups thousands)` },
    { value: mark ?? ",", label: `${bare.replace(",", ".")} (the ${nameOf(mark)} comes before decimals)` },
  ];
}

function nameOf(mark: string | undefined): string {
  return mark === "," ? "comma" : "point";
}

function inWords(example: string, order: DateOrder): string {
  const day = parseTypedDate(example, order);
  return day ? dayInWords(day) : example;
}
