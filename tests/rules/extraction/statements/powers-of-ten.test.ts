import { describe, expect, it } from "vitest";
import type { MailReading } from "@/lib/reader/documents/reading-task";
import { csvRows } from "@/lib/reader/documents/table-rows";
import { perform } from "@/lib/reader/perform-task";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { currencyContext } from "@/lib/reader/words/money/currency";

const amounts = (text: string) =>
  amountsIn(text, currencyContext("USD 5", "en", "x.example")).map(({ value }) => value);

describe("a power of ten", () => {
  it.each([
    "USD 1e308",
    "USD 1.18E+03",
    "1.18E+03 USD",
    "1,18E+03",
    "-1.18e-3 USD",
    "1E5 USD",
    "Total: $2 × 10^3",
    "USD 1.5·10³",
  ])("%s is no amount, and neither is a part of it", (text) => expect(amounts(text)).toEqual([]));

  it.each([
    ["USD 10.00 e-ticket", [10]],
    ["Room 2E: USD 10.00", [10]],
    ["2 x 100.00 USD", [100]],
  ])("%s has none", (text, values) => expect(amounts(text)).toEqual(values));

  it("in a line of a mail's table is named", async () => {
    const row = (number: string, commission: string) =>
      `<tr><td>${number}</td><td>Meyer</td><td>${commission}</td></tr>`;
    const html = `<p>Your commission statement</p><table><tr><th>Confirmation</th><th>Client</th><th>Commission</th></tr>${row("HB-121", "USD 10.00")}${row("HB-122", "1.18E+03")}</table>`;
    const source = {
      subject: "Commission statement",
      from: { name: "Greatwind Tours", address: "pay@greatwind.example" },
      to: [],
      date: null,
      messageId: "",
      html,
      text: "",
      headers: [],
      attachments: [],
      notices: [],
    };
    const task = { kind: "mail", source, files: [], arrived: null, model: "none" } as const;
    const { reading } = (await perform(task)) as Extract<MailReading, { reading: object }>;
    expect(reading.commissionReport).toMatchObject({
      entries: [{ confirmationNumber: "HB-121", commission: 10 }],
      unreadEntry: "HB-122",
    });
  });

  it("in the file of a mail makes no line of its statement", async () => {
    const linesOf = async (commission: string) => {
      const bytes = new TextEncoder().encode(`Confirmation,Client,Commission\nHB-121,Meyer,${commission}\n`);
      const file = { index: 0, kind: "table", name: "march.csv", ...csvRows(bytes, "march.csv") } as const;
      const source = {
        subject: "Commission statement",
        from: { name: "Greatwind Tours", address: "pay@greatwind.example" },
        to: [],
        date: null,
        messageId: "",
        html: "",
        text: "Please find your commission statement attached.",
        headers: [],
        attachments: [],
        notices: [],
      };
      const task = { kind: "mail", source, files: [file], arrived: null, model: "none" } as const;
      const { reading } = (await perform(task)) as Extract<MailReading, { reading: object }>;
      return reading.commissionReport?.entries.map((entry) => entry.commission);
    };
    expect(await linesOf("USD 10.00")).toEqual([10]);
    expect(await linesOf("USD 1e308")).toBeUndefined();
  });
});
