import { writtenDay, writtenInstant } from "@/lib/platform/base/dates/written-date";
import { formatMoney, type Money, major } from "@/lib/platform/base/money";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import { type Columns, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { percentWords } from "../shares/share.model";
import type { Payout, PayoutLine } from "./payout.model";

/** The person for whom a document is made, with their date format and time zone. */
type Reader = { readonly name: string; readonly dateFormat: DateFormat; readonly timeZone: string };

/** Returns a payout's statement as a document to print and file. */
export function statementDocument(payout: Payout, lines: readonly PayoutLine[], reader: Reader) {
  const { dateFormat, timeZone } = reader;
  const at = payout.cameBackAt ?? payout.paidAt ?? "";
  return {
    title: "Payout statement",
    facts: [
      ["Paid to", reader.name],
      [payout.cameBackAt ? "Came back" : "Paid", writtenInstant(new Date(at), dateFormat, timeZone)],
      ["Amount", formatMoney(payout.amount)],
      ["Payout", payout.id],
    ] as const,
    columns: [
      { label: "Received" },
      { label: "Booking", share: 2 },
      { label: "Client", share: 3 },
      { label: "Supplier", share: 3 },
      { label: "Travel", share: 1 },
      { label: "Commission", align: "right" },
      { label: "Fee", align: "right" },
      { label: "Short paid", align: "right" },
      { label: "Percent", align: "right" },
      { label: "Your share", align: "right" },
    ] as const,
    rows: lines.map((line) => [
      writtenDay(line.day, dateFormat),
      line.confirmationNumber || line.description,
      line.client,
      line.supplier,
      [line.travelStart, line.travelEnd]
        .flatMap((day) => day ?? [])
        .map((day) => writtenDay(day, dateFormat))
        .join(" – "),
      line.received ? formatMoney(line.received) : "",
      line.fee?.minor ? formatMoney(line.fee) : "",
      line.shortPaid?.minor ? formatMoney(line.shortPaid) : "",
      line.percentBp === null ? "" : percentWords(line.percentBp),
      formatMoney(line.amount),
    ]),
    total: ["Total", ...Array<string>(8).fill(""), formatMoney(payout.amount)],
    elsewhere: "The statement's page, its CSV and its Excel file show it.",
  };
}

const cellOf = (amount: Money | null) => amount && major(amount);

const COLUMNS: Columns<PayoutLine> = [
  ["Date", ({ day }) => day],
  ["Supplier", ({ supplier }) => supplier],
  ["Client", ({ client }) => client],
  ["Confirmation number", ({ confirmationNumber }) => confirmationNumber],
  ["Travel start", ({ travelStart }) => travelStart],
  ["Travel end", ({ travelEnd }) => travelEnd],
  ["For", ({ description }) => description],
  ["Commission received", ({ received }) => cellOf(received)],
  ["Fee kept by payer", ({ fee }) => cellOf(fee)],
  ["Short paid", ({ shortPaid }) => cellOf(shortPaid)],
  ["Percent", ({ percentBp }) => percentBp && percentBp / 100],
  ["Your share", ({ amount }) => major(amount)],
  ["Currency", ({ amount }) => amount.currency],
];

/** Returns a statement as a spreadsheet with amounts in major units: its lines, then the total. */
export function statementSheet({ amount }: Payout, lines: readonly PayoutLine[]): Sheet {
  const { header, batches } = sheetOf(COLUMNS, lines);
  const total = ["Total", ...header.slice(3).map(() => ""), major(amount), amount.currency];
  return { header, batches: [...(batches as Iterable<never>), [total]] };
}
