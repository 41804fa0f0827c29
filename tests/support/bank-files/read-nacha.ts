/**
 * The record layouts of a NACHA (US ACH) file: the first and last position of each field, counted from 1. This reader
 * follows the definition of the format and shares no code with the writer.
 */
const RECORDS: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  1: {
    priority: [2, 3],
    destination: [4, 13],
    origin: [14, 23],
    date: [24, 29],
    time: [30, 33],
    modifier: [34, 34],
    size: [35, 37],
    blocking: [38, 39],
    format: [40, 40],
    destinationName: [41, 63],
    originName: [64, 86],
    reference: [87, 94],
  },
  5: {
    service: [2, 4],
    company: [5, 20],
    discretionary: [21, 40],
    companyId: [41, 50],
    sec: [51, 53],
    description: [54, 63],
    descriptiveDate: [64, 69],
    effectiveDate: [70, 75],
    settlement: [76, 78],
    status: [79, 79],
    odfi: [80, 87],
    number: [88, 94],
  },
  6: {
    code: [2, 3],
    rdfi: [4, 11],
    checkDigit: [12, 12],
    account: [13, 29],
    amount: [30, 39],
    id: [40, 54],
    name: [55, 76],
    discretionary: [77, 78],
    hasAddenda: [79, 79],
    traceBank: [80, 87],
    traceNumber: [88, 94],
  },
  7: { type: [2, 3], text: [4, 83], place: [84, 87], entry: [88, 94] },
  8: {
    service: [2, 4],
    count: [5, 10],
    hash: [11, 20],
    debit: [21, 32],
    credit: [33, 44],
    companyId: [45, 54],
    authentication: [55, 73],
    reserved: [74, 79],
    odfi: [80, 87],
    number: [88, 94],
  },
  9: {
    batches: [2, 7],
    blocks: [8, 13],
    count: [14, 21],
    hash: [22, 31],
    debit: [32, 43],
    credit: [44, 55],
    reserved: [56, 94],
  },
};

export type ReadRecord = { readonly type: string; readonly field: (name: string) => string };

/** Returns all records except the filler at the end; throws if a line or the number of lines is not as defined. */
export function readRecords(file: string): ReadRecord[] {
  const lines = file.split("\r\n");
  if (lines.pop() !== "") throw new Error("The last record ends with a line break.");
  if (lines.length % 10 !== 0) throw new Error(`${lines.length} records are no whole blocks of ten.`);
  for (const line of lines) if (!/^[\x20-\x7e]{94}$/.test(line)) throw new Error(`Not 94 signs: "${line}"`);
  const filler = "9".repeat(94);
  const end = lines.indexOf(filler);
  if (end >= 0 && lines.slice(end).some((line) => line !== filler)) throw new Error("Fillers end a file.");
  return (end < 0 ? lines : lines.slice(0, end)).map(readRecord);
}

function readRecord(line: string): ReadRecord {
  const type = line.slice(0, 1);
  const fields = RECORDS[type];
  if (!fields) throw new Error(`There is no record ${type}.`);
  const field = (name: string) => {
    const place = fields[name];
    if (!place) throw new Error(`Record ${type} has no field ${name}.`);
    return line.slice(place[0] - 1, place[1]);
  };
  return { type, field };
}

type Sums = { lines: number; hash: number; debit: number; credit: number };

/** Returns everything for which a bank would reject a file: problems with record order, counts, hashes and totals. */
export function nachaProblems(file: string): string[] {
  const records = readRecords(file);
  const order = records.map(({ type }) => type).join("");
  if (!/^1(5(67?)+8)+9$/.test(order)) return [`order ${order}`];
  const starts = records.flatMap(({ type }, place) => (type === "5" ? [place] : []));
  const batches = starts.map((start, index) => records.slice(start, starts[index + 1] ?? -1));
  const sums = batches.map(sumsOf);
  const all = (what: keyof Sums) => sums.reduce((sum, batch) => sum + batch[what], 0);
  return [
    ...batches.flatMap((batch, index) => batchProblems(batch, index + 1)),
    ...traceProblems(records),
    ...unlike(records.at(-1), {
      batches: batches.length,
      blocks: Math.ceil(records.length / 10),
      count: all("lines"),
      hash: all("hash") % 10 ** 10,
      debit: all("debit"),
      credit: all("credit"),
    }),
  ];
}

function sumsOf(batch: readonly ReadRecord[]): Sums {
  const entries = batch.filter(({ type }) => type === "6");
  const amounts = (...codes: string[]) =>
    entries
      .filter(({ field }) => codes.includes(field("code")))
      .reduce((sum, { field }) => sum + Number(field("amount")), 0);
  return {
    lines: batch.length - 2,
    hash: entries.reduce((sum, { field }) => sum + Number(field("rdfi")), 0),
    debit: amounts("27", "37"),
    credit: amounts("22", "32"),
  };
}

function batchProblems(batch: readonly ReadRecord[], number: number): string[] {
  const { lines, hash, debit, credit } = sumsOf(batch);
  const service = debit > 0 ? 200 : 220;
  const control = { service, count: lines, hash: hash % 10 ** 10, debit, credit, number };
  return [...unlike(batch[0], { service, number }), ...unlike(batch.at(-1), control)];
}

/**
 * Checks that trace numbers rise, that an addenda record names the entry it follows, and the check digits of routing
 * numbers.
 */
function traceProblems(records: readonly ReadRecord[]): string[] {
  let before = 0;
  return records.flatMap((record) => {
    if (record.type === "7") return unlike(record, { type: 5, place: 1, entry: before });
    if (record.type !== "6") return [];
    const trace = Number(record.field("traceNumber"));
    const rises = trace > before ? [] : [`trace ${trace} follows ${before}`];
    before = trace;
    return [...rises, ...unlike(record, { checkDigit: checkDigitOf(record.field("rdfi")) })];
  });
}

function unlike(record: ReadRecord | undefined, due: Readonly<Record<string, number>>): string[] {
  return Object.entries(due).flatMap(([name, value]) => {
    const is = record?.field(name);
    return Number(is) === value ? [] : [`record ${record?.type}, ${name}: ${is} instead of ${value}`];
  });
}

/** Computes the ninth digit of a routing number from the first eight. */
function checkDigitOf(eight: string): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = [...eight].map(Number);
  return (10 - ((3 * (a + d + g) + 7 * (b + e + h) + (c + f)) % 10)) % 10;
}
