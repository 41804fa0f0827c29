import type { Cell, Row } from "@/lib/extraction/documents/document";
import type { CommissionEntry, CommissionStatement } from "@/lib/extraction/payload.model";
import { amountsIn, numberOf } from "@/lib/extraction/words/amount";
import { codeIn, codesIn } from "@/lib/extraction/words/code";
import { labelWords } from "@/lib/extraction/words/label";
import type { Role } from "@/lib/extraction/words/label-rules";
import { cellText, cellUnder, type HeaderTable, headerTables } from "../layout/header-pairs";
import { labelBefore } from "../layout/inline-label";
import { isTotal } from "../layout/loose-entries";
import { type Pair, textOf } from "../layout/pair";
import type { Reading } from "../layout/reading";
import { signed } from "../money/signed-amount";
import { isToDate, periodOf } from "./statement-facts";

type Columns = { reference: number; client: number; commission: number; gross: number };

/** Rows, totals and reference of a commission statement; undefined when no table of bookings and commissions is found. */
export function statementOf(reading: Reading): CommissionStatement | undefined {
  for (const part of reading.parts.filter(({ doc }) => !doc.hasOpenSheets).reverse()) {
    const tables = headerTables(part.rows).flatMap((table) => {
      const columns = columnsOf(table);
      return columns ? [{ table, columns }] : [];
    });
    const entries = tables.flatMap(({ table, columns }) => entriesOf(table, columns, reading));
    if (entries.length > 0)
      return {
        ...facts(
          reading,
          tables.map(({ table, columns }) => totalRow(table, columns, reading)),
        ),
        entries,
      };
  }
  return undefined;
}

const SALES = /sale|fare|base|umsatz|omzet|vendite|ventas|obrat|omsattning|volume/;

function columnsOf(table: HeaderTable): Columns | null {
  const texts = table.header.cells.map(cellText);
  const commission = commissionColumn(table);
  const reference = table.labels.findIndex(
    (label) => label?.role === "reference" || label?.role === "otherReference",
  );
  if (commission < 0 || reference < 0) return null;
  const client = table.labels.findIndex((label) => label?.role === "guest");
  const gross = table.labels.findIndex((label, column) => {
    const words = labelWords(texts[column] ?? "").join(" ");
    return (
      column !== commission &&
      (label?.role === "gross" ||
        label?.role === "total" ||
        label?.concepts.has("COMMBASE") ||
        SALES.test(words))
    );
  });
  return { reference, client, commission, gross };
}

/** The amount column of the commission, not its rate and not the commissionable sale: of several a net or payable one. */
function commissionColumn(table: HeaderTable): number {
  const named = table.labels.flatMap((label, column) =>
    label?.role === "commission" &&
    !SALES.test(labelWords(cellText(table.header.cells[column] as Cell)).join(" "))
      ? [column]
      : [],
  );
  const [only] = named;
  if (named.length > 1)
    return (
      named.find((column) =>
        /due|payable|net|paid|amount|amt|betrag|montant|importe|importo|bedrag|belopp|beløb|castka|částka|valor|kwota/i.test(
          cellText(table.header.cells[column] as Cell),
        ),
      ) ??
      only ??
      -1
    );
  return only ?? -1;
}

function entriesOf(table: HeaderTable, columns: Columns, reading: Reading): CommissionEntry[] {
  return table.body.flatMap(({ row }) => {
    const text = (column: number) => (column < 0 ? "" : under(table, column, row));
    const reference = codeIn(text(columns.reference))?.code;
    const commission = moneyIn(text(columns.commission), reading);
    if (!reference || commission === undefined || isTotal(row)) return [];
    const clientName = text(columns.client);
    const gross = moneyIn(text(columns.gross), reading);
    return [
      {
        confirmationNumber: reference,
        ...(clientName ? { clientName } : {}),
        ...(gross === undefined ? {} : { gross }),
        commission,
      },
    ];
  });
}

function under(table: HeaderTable, column: number, row: Row): string {
  const cell = cellUnder(table.header, column, row);
  return cell ? cellText(cell) : "";
}

function moneyIn(text: string, reading: Reading): number | undefined {
  const found = amountsIn(text, reading.currency)[0];
  if (found) return signed(found.value, text);
  const bare = /^\s*(-?\(?\d[\d.,'’ ]*\)?)\s*$/.exec(text)?.[1];
  if (!bare) return undefined;
  const value = numberOf(bare.replace(/[-()]/g, ""), reading.currency.only);
  return Number.isFinite(value) ? (/[-(]/.test(bare) ? -value : value) : undefined;
}

/** What the bookings of a statement came to: no less than what is paid for them. */
function largestOver(amounts: readonly number[], least: number | undefined): number | undefined {
  const most = Math.max(0, ...amounts);
  return most >= (least ?? 0) && most > 0 ? most : undefined;
}

type Totals = { gross?: number; commission?: number };

function totalRow(table: HeaderTable, columns: Columns, reading: Reading): Totals {
  const rows = table.body.map((one) => one.row);
  const row = rows.findLast(isTotal);
  if (!row) return {};
  const amounts = row.cells.flatMap((cell) => moneyIn(cellText(cell), reading) ?? []);
  const commission = moneyIn(under(table, columns.commission, row), reading) ?? amounts.at(-1);
  const others = amounts.filter((one) => one !== commission);
  const gross =
    columns.gross < 0
      ? undefined
      : (moneyIn(under(table, columns.gross, row), reading) ?? largestOver(others, commission));
  return { ...(gross === undefined ? {} : { gross }), ...(commission === undefined ? {} : { commission }) };
}

function facts(reading: Reading, totals: readonly Totals[]): Omit<CommissionStatement, "entries"> {
  const [total] = totals;
  const net =
    labelledAmount(reading, ["net"]) ??
    payable(reading) ??
    total?.commission ??
    labelledAmount(reading, ["commission"]) ??
    labelledAmount(reading, ["total"]);
  const gross = total?.gross ?? labelledAmount(reading, ["gross"]);
  const fees = feeAmount(reading);
  const referenceNumber = statementNumber(reading);
  const currency = reading.currency.only ?? reading.amounts.find((one) => one.currency !== null)?.currency;
  const period = periodOf(reading);
  return {
    ...(referenceNumber ? { referenceNumber } : {}),
    ...(period ? { period } : {}),
    ...(currency ? { currency } : {}),
    ...(gross === undefined ? {} : { grossAmount: gross }),
    ...(fees === undefined ? {} : { feesAmount: fees }),
    ...(net === undefined ? {} : { netAmount: net }),
  };
}

function labelledAmount(reading: Reading, roles: readonly Role[]): number | undefined {
  const pairs = reading.pairs.filter(
    (pair) => roles.includes(pair.label.role) && pair.source === "label" && !isToDate(pair.labelText),
  );
  return amountOf(pairs.at(-1), reading);
}

function payable(reading: Reading): number | undefined {
  const pair = reading.pairs.findLast(
    (one) =>
      one.source === "label" &&
      !isToDate(one.labelText) &&
      /paid|payable|payment|transfer|remit|auszahl|überweis|net à|versé|abon|pagar|bonific|uitbetal|utbetal|vyplac|pagament/i.test(
        one.labelText,
      ) &&
      ["total", "commission", "otherAmount", "otherDate"].includes(one.label.role),
  );
  return amountOf(pair, reading) ?? paidInProse(reading);
}

/** "Payment of NZD 512.30 will reach your account". */
function paidInProse(reading: Reading): number | undefined {
  const paid = reading.amounts.find(
    (one) =>
      one.currency !== null &&
      !isToDate(one.span.doc.text.slice(Math.max(0, one.span.start - 40), one.span.start)) &&
      labelBefore(one.span.doc.text, one.span.start)?.label.concepts.has("PAID"),
  );
  return paid?.value;
}

function feeAmount(reading: Reading): number | undefined {
  const pair = reading.pairs.find(
    (one) => one.source === "label" && one.label.concepts.has("TAX") && one.label.role === "otherAmount",
  );
  const value = amountOf(pair, reading);
  return value === undefined ? undefined : Math.abs(value);
}

function amountOf(pair: Pair | undefined, reading: Reading): number | undefined {
  if (!pair) return undefined;
  const text = textOf(pair.value);
  const outside = amountsIn(text.replace(/\([^)]*\)?/g, " "), reading.currency);
  return (outside.length > 0 ? outside : amountsIn(text, reading.currency)).at(-1)?.value;
}

/** The statement's own number, wherever it is named: a label, running text, the subject. */
function statementNumber(reading: Reading): string | undefined {
  const labelled = reading.pairs.find(
    (pair) =>
      pair.label.role === "statementReference" && pair.source === "label" && codeIn(textOf(pair.value)),
  );
  if (labelled) return codeIn(textOf(labelled.value))?.code;
  const texts = [reading.subject, ...reading.parts.map(({ doc }) => doc.text.slice(0, 3_000))];
  for (const text of texts) {
    const match =
      /(?:remittance|statement|advice|report|abrechnung\w*|relev[ée]|bordereau|liquidaci[óo]n|estratto|rendiconto|afrekening|avr[äa]kning|vy[úu][čc]tov[áa]n[íi]|extrato|mapa|faktura|credit note|gutschrift|payment)(?:\s+(?:advice|no\.?|nr\.?|number|n[°º]|č\.|ref(?:erence)?\.?|de comisiones|des commissions|provvigioni|provizí?|provision\w*|commission\w*|#|de|comissões)){0,3}\s*:?\s*([A-Z]{1,6}[-/]?[\dA-Z][\dA-Z/-]{2,})/iu.exec(
        text,
      );
    if (match?.[1] && /\d/.test(match[1])) return match[1];
  }
  const reference = reading.pairs.find(
    (pair) => pair.label.role === "reference" && pair.source === "label" && codeIn(textOf(pair.value)),
  );
  if (reference) return codeIn(textOf(reference.value))?.code;
  return codesIn(reading.subject).find(({ code }) => texts.slice(1).some((text) => text.includes(code)))
    ?.code;
}
