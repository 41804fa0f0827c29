import type { ReportReading } from "./report-reading.model";

/** Whether nothing of a reading is open or doubted. */
export function isSure({ lacks, questions, doubts, problems }: ReportReading): boolean {
  return lacks === null && questions.length + doubts.length + problems.length === 0;
}

/**
 * Whether the sheets of a workbook are parts of one statement, such as its branches: under the same headings each comes to the
 * total that it prints, together they are the whole, and none has a number of its own or a booking of another sheet.
 */
export function areParts(whole: ReportReading, parts: readonly ReportReading[]): boolean {
  const [first] = parts;
  const headings = JSON.stringify(first?.headers);
  const numbers = new Set(parts.map(({ stated }) => stated.referenceNumber));
  const bookings = parts.map(({ entries }) => new Set(entries.map((entry) => entry.confirmationNumber)));
  const distinct = new Set(bookings.flatMap((some) => [...some]));
  return (
    parts.length > 1 &&
    parts.every((part) => isSure(part) && part.agreed.length > 0 && part.adjustmentAmount === 0) &&
    parts.every((part) => JSON.stringify(part.headers) === headings) &&
    parts.every(({ format }) => format.currency === whole.format.currency) &&
    numbers.size === 1 &&
    distinct.size === bookings.reduce((all, some) => all + some.size, 0) &&
    netOf(whole) === parts.reduce((all, part) => all + netOf(part), 0)
  );
}

function netOf({ amounts }: ReportReading): number {
  return amounts.reduce((all, { netMinor }) => all + netMinor, 0);
}
