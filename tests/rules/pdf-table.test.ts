import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { pdfTable } from "@/lib/delivery/downloads/pdf-table";
import type { PayoutLine } from "@/lib/payouts/statements/payout.model";
import { statementDocument } from "@/lib/payouts/statements/statement-document.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";

const USD = currency.parse("USD");
const READER = { name: "Ada Fern", dateFormat: "dd/mm/yyyy", timeZone: "Europe/Berlin" } as const;

function line(client: string, minor = 6_000) {
  return {
    ...({
      id: client,
      kind: "share",
      bookingId: "b",
      description: "",
      supplier: "Harbour Hotels",
      client,
    } as const),
    ...{
      confirmationNumber: "HB-20491",
      travelEnd: null,
      day: calendarDate.parse("2026-03-01"),
      percentBp: 6_000,
    },
    travelStart: calendarDate.parse("2026-02-14"),
    received: { minor: minor / 0.6, currency: USD },
    fee: { minor: 500, currency: USD },
    shortPaid: null,
    heldWhy: null,
    amount: { minor, currency: USD },
    questions: [],
  };
}

async function pagesOf(lines: readonly PayoutLine[]): Promise<string[]> {
  const minor = lines.reduce((sum, { amount }) => sum + amount.minor, 0);
  const payout = {
    ...({ id: "4f1c", userId: "u", amount: { minor, currency: USD }, state: "PAID" } as const),
    ...{ paidAt: "2026-03-31T23:30:00.000Z", cameBackAt: null, cameBackReason: null },
  };
  const file = await pdfTable("statement", statementDocument(payout, lines, READER));
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())));
  return text.map((page) => page.replace(/\s+/g, " "));
}

it("has each line, the sum, and days as its reader writes them", async () => {
  const [page = ""] = await pagesOf([line("Zoë Núñez"), line("Annual fee", -1_200)]);
  for (const words of [
    "Ada Fern",
    "01/04/2026",
    "14/02/2026",
    "HB-20491",
    "USD 100.00",
    "USD 5.00",
    "60%",
    "-USD 12.00",
    "Total USD 48.00",
  ])
    expect(page).toContain(words);
});

it("breaks no day, number, amount or heading over two lines", async () => {
  const long = { ...line("Ada Fern", 123_456_789_00), confirmationNumber: "GREATWIND-2026-0004417-A" };
  const given = { ...long, shortPaid: { minor: 123_456_700, currency: USD } };
  const [page = ""] = await pagesOf([{ ...given, travelEnd: calendarDate.parse("2026-02-21") }]);
  const words = "Received Commission Percent 01/03/2026 14/02/2026 21/02/2026 GREATWIND-2026-0004417-A".split(
    " ",
  );
  for (const one of [...words, "Short paid", "USD 1,234,567.00", "USD 123,456,789.00"])
    expect(page).toContain(one);
});

it("writes names in the letters of many languages, and says where it can't", async () => {
  const names = ["Αλέξης Ράπτης", "Ђорђе Іваненко", "Łukasz Żółć", "Nguyễn Thị Hạnh", "Գևորգ", "გიორგი"];
  const [page = ""] = await pagesOf(names.map((name) => line(name)));
  for (const name of names) for (const word of name.split(" ")) expect(page).toContain(word);
  expect(page).not.toContain("A box stands");
  expect((await pagesOf([line("山田太郎")]))[0]).toContain("A box stands for a letter");
});

it("goes on on the next page under its heading, and loses no line", async () => {
  const pages = await pagesOf(
    Array.from({ length: 60 }, (_, at) => line(`Client no. ${at} of a long list of names`)),
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain("Your share");
  const all = pages.join(" ");
  expect([...all.matchAll(/Client no\. \d+/g)].length).toBe(60);
  expect(pages.at(-1)).toContain("Total USD 3,600.00");
});
