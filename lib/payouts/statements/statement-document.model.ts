import { writtenDay, writtenInstant } from "@/lib/platform/base/dates/written-date";
import { formatMoney } from "@/lib/platform/base/money";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import { percentWords } from "../shares/share-list.model";
import type { Payout, PayoutLine } from "./payout.model";

/** For whom a document is, and how they write days. */
type Reader = { readonly name: string; readonly dateFormat: DateFormat; readonly timeZone: string };

/** A payout's statement as a document to print and file. */
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
      { label: "Received", share: 10 },
      { label: "Booking", share: 16 },
      { label: "Client", share: 15 },
      { label: "Supplier", share: 15 },
      { label: "Travel", share: 12 },
      { label: "Commission", share: 15, align: "right" },
      { label: "Fee", share: 11, align: "right" },
      { label: "Percent", share: 9, align: "right" },
      { label: "Your share", share: 15, align: "right" },
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
      line.percentBp === null ? "" : percentWords(line.percentBp),
      formatMoney(line.amount),
    ]),
    total: ["Total", "", "", "", "", "", "", "", formatMoney(payout.amount)],
    elsewhere: "The statement's page, its CSV and its Excel file show it.",
  };
}
