import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { MoneyQuestions } from "@/components/reconciliation/statements/money-questions";
import type { MappingDraft } from "@/components/reconciliation/statements/statement-words.model";
import type { StatementQuestion } from "@/lib/reconciliation/bank-statements/statement.model";
import { show } from "../../support/components/screen";

const DRAFT: MappingDraft = {
  ...{ hasHeader: true, date: "Day", memo: [], dateOrder: "DMY", decimalMark: ".", isSignTurned: false },
  ...{ amount: null, credit: null, debit: null, direction: null, ways: null, fee: null, isFeeSigned: false },
  ...{ balance: null, isNewestFirst: false, payer: null, payee: null, bankId: null },
  ...{
    year: null,
    isMinor: null,
    beginsWithBalance: null,
    currency: null,
    account: null,
    status: null,
    unbooked: null,
  },
};

function Asked({ question }: { readonly question: StatementQuestion }) {
  const [mapping, setMapping] = useState(DRAFT);
  const { amount, credit, debit, isSignTurned, year, unbooked, isMinor, beginsWithBalance } = mapping;
  const shown = { amount, credit, debit, isSignTurned, year, unbooked, isMinor, beginsWithBalance };
  return (
    <>
      <MoneyQuestions questions={[question]} mapping={mapping} onMap={setMapping} />
      <output>{JSON.stringify(shown)}</output>
    </>
  );
}

const answered = () => JSON.parse(screen.getByRole("status").textContent ?? "") as unknown;

it("the signs of a card are asked, and nothing is read before that is answered", async () => {
  const { user } = show(
    <Asked question={{ about: "turned", column: "Amount", example: "ONLINE PAYMENT - THANK YOU" }} />,
  );
  expect(answered()).toMatchObject({ amount: null });
  await user.click(screen.getByRole("radio", { name: /^The negative ones/ }));
  expect(answered()).toMatchObject({ amount: "Amount", isSignTurned: true });
  await user.click(screen.getByRole("radio", { name: "Those without a sign" }));
  expect(answered()).toMatchObject({ amount: "Amount", isSignTurned: false });
});

it("where money in stands in a company's own books is asked", async () => {
  const { user } = show(<Asked question={{ about: "sides", choices: ["Soll", "Haben"] }} />);
  await user.click(screen.getByRole("radio", { name: /Soll/ }));
  expect(answered()).toMatchObject({ credit: "Soll", debit: "Haben" });
  await user.click(screen.getByRole("radio", { name: /Haben/ }));
  expect(answered()).toMatchObject({ credit: "Haben", debit: "Soll" });
});

it("whether amounts without decimals count cents is asked", async () => {
  const { user } = show(<Asked question={{ about: "minor", example: "48050" }} />);
  expect(answered()).toMatchObject({ isMinor: null });
  await user.click(screen.getByRole("radio", { name: "It counts cents" }));
  expect(answered()).toMatchObject({ isMinor: true });
  await user.click(screen.getByRole("radio", { name: "It is as it stands" }));
  expect(answered()).toMatchObject({ isMinor: false });
});

it("whether the oldest row is the opening balance is asked", async () => {
  const { user } = show(<Asked question={{ about: "opening", example: "EB-Wert" }} />);
  expect(answered()).toMatchObject({ beginsWithBalance: null });
  await user.click(screen.getByRole("radio", { name: "The opening balance" }));
  expect(answered()).toMatchObject({ beginsWithBalance: true });
  await user.click(screen.getByRole("radio", { name: /^A payment/ }));
  expect(answered()).toMatchObject({ beginsWithBalance: false });
});

it("the year of days that show none is asked", async () => {
  const { user } = show(<Asked question={{ about: "year", example: "04/MAY" }} />);
  const year = screen.getByRole("textbox", { name: /Of which year/ });
  await user.type(year, "202");
  expect(answered()).toMatchObject({ year: null });
  await user.type(year, "6");
  expect(answered()).toMatchObject({ year: 2026 });
});

it("codes of states that nothing explains are asked, and none counts before that is answered", async () => {
  const { user } = show(<Asked question={{ about: "status", column: "St", choices: ["B", "T", "V"] }} />);
  expect(answered()).toMatchObject({ unbooked: null });
  await user.click(screen.getByRole("checkbox", { name: "B" }));
  expect(answered()).toMatchObject({ unbooked: ["T", "V"] });
  await user.click(screen.getByRole("checkbox", { name: "V" }));
  expect(answered()).toMatchObject({ unbooked: ["T"] });
});
