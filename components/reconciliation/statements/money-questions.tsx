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
        <RadioGroup legend="The file doesn't say: which column holds the amount that reached the account?">
          {question.choices.map((name) => (
            <RadioItem
              key={name}
              name="amount"
              value={name}
              label={name}
              checked={[mapping.amount, mapping.credit, mapping.debit].includes(name)}
              onChange={() => onMap(withColumn(mapping, "amount", name))}
            />
          ))}
        </RadioGroup>
      );
    case "direction":
      return openWords(mapping, [question]).map((word) => (
        <RadioGroup
          key={word}
          legend={`The amounts have no signs: what does ${word ? `“${word}”` : "an empty cell"} in “${question.column}” mean?`}
        >
          {(["in", "out"] as const).map((way) => (
            <RadioItem
              key={way}
              name={`way-${word}`}
              value={way}
              label={way === "in" ? "Money came in" : "Money went out"}
              checked={mapping.ways?.[word] === way}
              onChange={() => onMap({ ...mapping, ways: { ...mapping.ways, [word]: way } })}
            />
          ))}
        </RadioGroup>
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
    <RadioGroup
      legend={`Which amounts are money in? “${question.example}” appears beside a negative one, as in a card's export.`}
    >
      {[false, true].map((isSignTurned) => (
        <RadioItem
          key={String(isSignTurned)}
          name="turned"
          value={String(isSignTurned)}
          label={isSignTurned ? "The negative ones: what was spent has no sign" : "Those without a sign"}
          checked={mapping.amount === question.column && mapping.isSignTurned === isSignTurned}
          onChange={() => onMap({ ...withColumn(mapping, "amount", question.column), isSignTurned })}
        />
      ))}
    </RadioGroup>
  );
}

function MinorAsked({ question, mapping, onMap }: AskedAbout<"minor">) {
  return (
    <RadioGroup legend={`No amount has decimals: what is ${question.example}?`}>
      {[false, true].map((isMinor) => (
        <RadioItem
          key={String(isMinor)}
          name="minor"
          value={String(isMinor)}
          label={isMinor ? "It counts cents" : "It is as it stands"}
          checked={mapping.isMinor === isMinor}
          onChange={() => onMap({ ...mapping, isMinor })}
        />
      ))}
    </RadioGroup>
  );
}

function OpeningAsked({ question, mapping, onMap }: AskedAbout<"opening">) {
  return (
    <RadioGroup legend={`What is the oldest row, “${question.example}”? Its amount is all of its balance.`}>
      {[true, false].map((beginsWithBalance) => (
        <RadioItem
          key={String(beginsWithBalance)}
          name="opening"
          value={String(beginsWithBalance)}
          label={beginsWithBalance ? "The opening balance" : "A payment, the first of this account"}
          checked={mapping.beginsWithBalance === beginsWithBalance}
          onChange={() => onMap({ ...mapping, beginsWithBalance })}
        />
      ))}
    </RadioGroup>
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
    <RadioGroup legend="Which column is money in? In a company's own books it is the debit; on a bank's statement it is the credit.">
      {question.choices.map((credit, at) => (
        <RadioItem
          key={credit}
          name="sides"
          value={credit}
          label={`In “${credit}”, ${at === 0 ? "as in own books" : "as a bank says it"}`}
          checked={mapping.credit === credit}
          onChange={() =>
            onMap({
              ...withColumn(mapping, "credit", credit),
              debit: question.choices.find((other) => other !== credit) ?? null,
            })
          }
        />
      ))}
    </RadioGroup>
  );
}

function SignAsked({ example, mapping, onMap }: Omit<Asked, "questions"> & { readonly example: string }) {
  const { amount, credit, debit } = mapping;
  const column = amount ?? credit ?? debit;
  return (
    <RadioGroup
      legend={`Are all of these money in? The amounts have no signs: ${example} may have come or gone. If it differs by row, choose the column that says which under “In or out”.`}
    >
      {(["credit", "debit"] as const).map((field) => (
        <RadioItem
          key={field}
          name="sign"
          value={field}
          label={field === "credit" ? "All of it came in" : "All of it went out"}
          checked={column !== null && mapping[field] === column}
          onChange={() => onMap(withColumn({ ...mapping, credit: null, debit: null }, field, column))}
        />
      ))}
    </RadioGroup>
  );
}

/** Asks whether to import the statement although these of the file's own totals differ from what was read. */
export function TotalsAsked({
  totals,
  accepted,
  onAccept,
}: {
  readonly totals: readonly string[];
  readonly accepted: readonly string[];
  readonly onAccept: (accepted: readonly string[]) => void;
}) {
  const isAccepted = totals.every((words) => accepted.includes(words));
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-warn-foreground/30 bg-warn p-4 text-sm text-warn-foreground">
      <p>
        The result differs from the file's own totals: something may have been read wrongly, or be missing.
      </p>
      <ul className="max-h-40 overflow-y-auto">
        {totals.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <LabelledCheckbox checked={isAccepted} onChange={() => onAccept(isAccepted ? [] : totals)}>
        Import it anyway
      </LabelledCheckbox>
    </div>
  );
}
