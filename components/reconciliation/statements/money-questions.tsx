import { useId } from "react";
import { LabelledCheckbox } from "@/components/shared/form/labelled-controls";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import type { MoneyQuestion, StatementQuestion } from "@/lib/reconciliation/bank-statements/statement.model";
import { type MappingDraft, openWords, withColumn } from "./statement-words.model";

type Asked = {
  readonly questions: readonly StatementQuestion[];
  readonly mapping: MappingDraft;
  readonly onMap: (mapping: MappingDraft) => void;
};

/** Asks about ambiguities that would make amounts wrong if guessed. The columns below can be changed, too. */
export function MoneyQuestions({ questions, mapping, onMap }: Asked) {
  const asked = questions.filter(isAboutMoney);
  if (asked.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-warn-foreground/30 bg-warn p-4 text-warn-foreground">
      {asked.map((question) => (
        <Question key={question.about} question={question} mapping={mapping} onMap={onMap} />
      ))}
    </div>
  );
}

/** A question with a radio button for each answer. */
function Choices<Value extends string | boolean>({
  legend,
  name,
  choices,
  words,
  isChosen,
  onChoose,
}: {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Value[];
  readonly words: (value: Value, at: number) => string;
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <RadioGroup legend={legend}>
      {choices.map((value, at) => (
        <RadioItem
          key={String(value)}
          name={name}
          value={String(value)}
          label={words(value, at)}
          checked={isChosen(value)}
          onChange={() => onChoose(value)}
        />
      ))}
    </RadioGroup>
  );
}

function isAboutMoney(question: StatementQuestion): question is MoneyQuestion {
  return ["amount", "direction", "sign", "turned", "sides", "status", "year", "minor", "opening"].includes(
    question.about,
  );
}

function Question({
  question,
  mapping,
  onMap,
}: Omit<Asked, "questions"> & { readonly question: MoneyQuestion }) {
  switch (question.about) {
    case "amount":
      return (
        <Choices
          legend="The file doesn't say: which column holds the amount that reached the account?"
          name="amount"
          choices={question.choices}
          words={(name) => name}
          isChosen={(name) => [mapping.amount, mapping.credit, mapping.debit].includes(name)}
          onChoose={(name) => onMap(withColumn(mapping, "amount", name))}
        />
      );
    case "direction":
      return openWords(mapping, [question]).map((word) => (
        <Choices
          key={word}
          legend={`The amounts have no signs: what does ${word ? `“${word}”` : "an empty cell"} in “${question.column}” mean?`}
          name={`way-${word}`}
          choices={["in", "out"] as const}
          words={(way) => (way === "in" ? "Money came in" : "Money went out")}
          isChosen={(way) => mapping.ways?.[word] === way}
          onChoose={(way) => onMap({ ...mapping, ways: { ...mapping.ways, [word]: way } })}
        />
      ));
    case "sign":
      return <SignAsked example={question.example} mapping={mapping} onMap={onMap} />;
    case "turned":
      return <TurnedAsked question={question} mapping={mapping} onMap={onMap} />;
    case "year":
      return <YearAsked question={question} mapping={mapping} onMap={onMap} />;
    case "minor":
      return <MinorAsked question={question} mapping={mapping} onMap={onMap} />;
    case "opening":
      return <OpeningAsked question={question} mapping={mapping} onMap={onMap} />;
    case "status":
      return <StatesAsked question={question} mapping={mapping} onMap={onMap} />;
    case "sides":
      return <SidesAsked question={question} mapping={mapping} onMap={onMap} />;
  }
}

type AskedAbout<About> = Omit<Asked, "questions"> & {
  readonly question: Extract<MoneyQuestion, { about: About }>;
};

function TurnedAsked({ question, mapping, onMap }: AskedAbout<"turned">) {
  return (
    <Choices
      legend={`Which amounts are money in? “${question.example}” appears beside a negative one, as in a card's export.`}
      name="turned"
      choices={[false, true]}
      words={(isSignTurned) =>
        isSignTurned ? "The negative ones: what was spent has no sign" : "Those without a sign"
      }
      isChosen={(isSignTurned) => mapping.amount === question.column && mapping.isSignTurned === isSignTurned}
      onChoose={(isSignTurned) => onMap({ ...withColumn(mapping, "amount", question.column), isSignTurned })}
    />
  );
}

function MinorAsked({ question, mapping, onMap }: AskedAbout<"minor">) {
  return (
    <Choices
      legend={`No amount has decimals: what is ${question.example}?`}
      name="minor"
      choices={[false, true]}
      words={(isMinor) => (isMinor ? "It counts cents" : "It is as it stands")}
      isChosen={(isMinor) => mapping.isMinor === isMinor}
      onChoose={(isMinor) => onMap({ ...mapping, isMinor })}
    />
  );
}

function OpeningAsked({ question, mapping, onMap }: AskedAbout<"opening">) {
  return (
    <Choices
      legend={`What is the oldest row, “${question.example}”? Its amount is all of its balance.`}
      name="opening"
      choices={[true, false]}
      words={(beginsWithBalance) =>
        beginsWithBalance ? "The opening balance" : "A payment, the first of this account"
      }
      isChosen={(beginsWithBalance) => mapping.beginsWithBalance === beginsWithBalance}
      onChoose={(beginsWithBalance) => onMap({ ...mapping, beginsWithBalance })}
    />
  );
}

function YearAsked({ question, mapping, onMap }: AskedAbout<"year">) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <Label htmlFor={id}>Of which year is the last day? “{question.example}” has none.</Label>
      <Input
        id={id}
        inputMode="numeric"
        maxLength={4}
        className="w-24"
        defaultValue={mapping.year ?? ""}
        onChange={({ target }) =>
          onMap({ ...mapping, year: /^(19|20)\d\d$/.test(target.value) ? Number(target.value) : null })
        }
      />
    </div>
  );
}

function StatesAsked({ question: { column, choices }, mapping, onMap }: AskedAbout<"status">) {
  const unbooked = mapping.unbooked ?? choices;
  return (
    <fieldset className="flex flex-col gap-1.5 text-sm">
      <legend className="mb-1.5">
        Which of these codes in “{column}” are of booked transactions? The others are left out.
      </legend>
      {choices.map((code) => (
        <LabelledCheckbox
          key={code}
          checked={!unbooked.includes(code)}
          onChange={() => {
            const others = unbooked.filter((other) => other !== code);
            const left = others.length < unbooked.length ? others : [...unbooked, code];
            onMap({ ...mapping, status: column, unbooked: left.length < choices.length ? left : null });
          }}
        >
          {code}
        </LabelledCheckbox>
      ))}
    </fieldset>
  );
}

function SidesAsked({ question, mapping, onMap }: AskedAbout<"sides">) {
  return (
    <Choices
      legend="Which column is money in? In a company's own books it is the debit; on a bank's statement it is the credit."
      name="sides"
      choices={question.choices}
      words={(credit, at) => `In “${credit}”, ${at === 0 ? "as in own books" : "as a bank says it"}`}
      isChosen={(credit) => mapping.credit === credit}
      onChoose={(credit) =>
        onMap({
          ...withColumn(mapping, "credit", credit),
          debit: question.choices.find((other) => other !== credit) ?? null,
        })
      }
    />
  );
}

function SignAsked({ example, mapping, onMap }: Omit<Asked, "questions"> & { readonly example: string }) {
  const { amount, credit, debit } = mapping;
  const column = amount ?? credit ?? debit;
  return (
    <Choices
      legend={`Are all of these money in? The amounts have no signs: ${example} may have come or gone. If it differs by row, choose the column that says which under “In or out”.`}
      name="sign"
      choices={["credit", "debit"] as const}
      words={(field) => (field === "credit" ? "All of it came in" : "All of it went out")}
      isChosen={(field) => column !== null && mapping[field] === column}
      onChoose={(field) => onMap(withColumn({ ...mapping, credit: null, debit: null }, field, column))}
    />
  );
}
