import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Failure } from "@/lib/platform/base/failure";
import { major } from "@/lib/platform/base/money";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";
import type { ReportReading } from "@/lib/reconciliation/commission-reports/reading/report-reading.model";

/**
 * Suppliers' statements with their expected results: `read` imports exactly and without questions, `ask` imports
 * nothing and asks, `either` allows both, `refuse` imports nothing and gives a reason, `problem` imports and reports
 * the inconsistency. Omitted keys aren't checked; amounts are decimal strings. With `mayDoubt` right lines may be doubted.
 */
type Truth = {
  readonly expect: "read" | "ask" | "either" | "refuse" | "problem";
  readonly mayDoubt?: boolean;
  readonly supplier?: string | null;
  readonly number?: string | null;
  readonly currency?: string | null;
  readonly net?: string | null;
  readonly lines: readonly Partial<
    Record<"reference" | "client" | "start" | "gross" | "fee" | "tax" | "net", string | null>
  >[];
};

const FOLDER = path.join(import.meta.dirname, "../../cases/reports");
const names = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).sort();
const cases = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));

describe("a supplier's statement", () => {
  it.each(cases)("%s is read as it is", async (name) => {
    const truth = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Truth;
    const file = names.find((other) => other.startsWith(`${name}.`) && !other.endsWith(".json")) ?? "";
    const read = await readReportFile(readFileSync(path.join(FOLDER, file)), path.basename(file), {}).catch(
      refused,
    );
    if (truth.expect === "refuse") return expect(said(read)).not.toEqual([]);
    if (isAsked(truth, read)) return expect(typeof read === "string" || isOpen(read)).toBe(true);
    expect({ said: said(read).length > 0, ...shown(read) }).toMatchObject({
      ...wanted(truth),
      said: truth.mayDoubt ? expect.any(Boolean) : truth.expect === "problem",
    });
  });

  it.each(["cells", "heading", "country-of-the-supplier"])(
    "names no currency by a sign that several share: %s",
    async (name) => {
      const file = path.join(FOLDER, "which-dollar", `${name}.csv`);
      expect((await readReportFile(readFileSync(file), "statement.csv", {})).isCurrencyStated).toBe(false);
    },
  );

  it("is one of at least sixty", () => expect(cases.length).toBeGreaterThan(60));
});

function isOpen(read: ReportReading): boolean {
  return read.questions.length > 0 || read.lacks !== null;
}

function isAsked({ expect: wants }: Truth, read: ReportReading | string): boolean {
  return wants === "ask" || (wants === "either" && typeof read !== "string" && isOpen(read));
}

function refused(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}

function said(read: ReportReading | string): readonly unknown[] {
  return typeof read === "string"
    ? [read]
    : [...(read.refusal ? [read.refusal] : []), ...read.problems, ...read.doubts];
}

function shown(read: ReportReading | string) {
  if (typeof read === "string") return {};
  const { currency } = read.format;
  const decimal = (minor: number) => major({ minor, currency });
  const net = read.amounts.reduce((sum, { netMinor }) => sum + netMinor, 0);
  return {
    supplier: plain(read.stated.supplierName),
    number: read.stated.referenceNumber ?? null,
    currency: read.stated.currency ?? null,
    net: read.stated.netAmount ?? decimal(net),
    lines: read.entries.map((entry, at) => {
      const { feeMinor = 0, keptMinor = 0, netMinor = 0 } = read.amounts[at] ?? {};
      return {
        reference: entry.confirmationNumber,
        client: plain(entry.clientName),
        start: entry.travelStart,
        gross: decimal(entry.grossMinor),
        fee: decimal(feeMinor + keptMinor),
        tax: decimal(entry.taxMinor),
        net: decimal(netMinor),
      };
    }),
  };
}

function wanted({ supplier, number, currency, net, lines }: Truth) {
  return {
    ...(supplier === undefined ? {} : { supplier: plain(supplier) }),
    ...(number === undefined ? {} : { number }),
    ...(currency === undefined ? {} : { currency }),
    ...(net == null ? {} : { net: Number(net) }),
    lines: lines.map(({ gross, fee, tax, net: own, client, ...line }) => ({
      ...line,
      ...(client === undefined ? {} : { client: plain(client) }),
      ...Object.fromEntries(
        Object.entries({ gross, fee, tax, net: own }).flatMap(([key, value]) =>
          value == null ? [] : [[key, Number(value)]],
        ),
      ),
    })),
  };
}

function plain(text: string | null | undefined): string | null {
  return (
    text
      ?.toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() ?? null
  );
}
