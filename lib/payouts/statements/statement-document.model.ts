import { writtenDay, writtenInstant } from "@/lib/platform/base/dates/written-date";
import { formatMoney } from "@/lib/platform/base/money";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import { percentWords } from "../shares/share-list.model";
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
