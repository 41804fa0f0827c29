"use client";

import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import { type DateOrder, typedDate } from "@/lib/csv-import/csv-date.model";
import type { FormatAnswers, FormatQuestion } from "@/lib/csv-import/csv-format.model";

/** Asks once what the file leaves open; nothing is imported before it is answered. */
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
      {questions.map(({ about, example }) => (
        <RadioGroup key={about} legend={`The file leaves it open: what does “${example}” mean?`}>
          {choicesOf(about, example).map(({ value, label }) => (
            <RadioItem
              key={value}
              name={about}
              value={value}
              label={label}
              checked={answers[about] === value}
              onChange={() => onAnswer({ ...answers, [about]: value })}
            />
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}

function choicesOf(about: FormatQuestion["about"], example: string) {
  if (about === "dateOrder") {
    return [
      { value: "DMY", label: `${inWords(example, "DMY")} (day first)` },
      { value: "MDY", label: `${inWords(example, "MDY")} (month first)` },
    ];
  }
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
  const day = typedDate(example, order);
  if (!day) return example;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
