import { describe, expect, it } from "vitest";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import { marksOf, marksRevision } from "@/lib/inbox/emails/reading/highlight.model";

describe("the marks of a mail and their revision", () => {
  const item = (quote: string, field = "clientName"): EmailItem =>
    ({ position: 0, findings: [{ field, quote, value: quote, chosen: true }] }) as unknown as EmailItem;

  it("holds every value of a field that is undecided, and one of a field that is decided", () => {
    const found = (field: string, quote: string, chosen: boolean) => ({ field, quote, value: quote, chosen });
    const undecided = {
      position: 0,
      findings: [
        found("pricing.total", "USD 900.00", false),
        found("pricing.total", "USD 950.00", false),
        found("clientName", "Marta Lind", true),
        found("clientName", "Peter Lind", false),
      ],
    } as unknown as EmailItem;
    expect(marksOf([undecided], null).map((mark) => mark.quote)).toEqual([
      "USD 900.00",
      "USD 950.00",
      "Marta Lind",
    ]);
  });

  it("changes with any value, also when there are as many as before", () => {
    const revision = marksRevision([item("Marta Lind")], null);
    expect(marksRevision([item("Marta Lund")], null)).not.toBe(revision);
    expect(marksRevision([item("Marta Lind", "supplierName")], null)).not.toBe(revision);
    expect(marksRevision([item("Marta Lind")], { pnr: "DL-1" })).not.toBe(revision);
    expect(marksRevision([item("Marta Lind")], null)).toBe(revision);
  });
});
