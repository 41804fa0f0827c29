import { describe, expect, it } from "vitest";
import { pdfRows } from "@/lib/reader/documents/pdf/pdf-rows";
import { readBooking } from "@/lib/reader/read-booking";
import { letteredPdf } from "../../../support/mails/pdfs";

/** Returns Hebrew or Arabic in visual order, from the left. */
const drawn = (text: string) => [...text].reverse().join("");

/** Labels end at the right edge, with their values to the left. */
const HEBREW = letteredPdf([
  [
    [380, "44-108"],
    [480, drawn("מספר הזמנה")],
  ],
  [
    [356, "Dan"],
    [377, "Levi"],
    [480, drawn("שם האורח")],
  ],
  [
    [370, "25.04.2027"],
    [480, drawn("תאריך הגעה")],
  ],
  [
    [370, "29.04.2027"],
    [480, drawn("תאריך עזיבה")],
  ],
  [
    [370, "2,400.00"],
    [422, "ILS"],
    [480, drawn("לתשלום")],
    [522, drawn("סכום")],
  ],
  [
    [370, "240.00"],
    [410, "ILS"],
    [480, drawn("עמלת סוכן")],
  ],
]);

describe("a PDF that is written from the right", () => {
  it("is read from the right, with the Latin words and numbers in it from the left", async () => {
    const { rows } = await pdfRows(new Uint8Array(HEBREW), "voucher.pdf");
    const read = rows.map(({ cells }) => cells.map(({ lines }) => lines.join(" ")));
    expect(read).toEqual([
      ["מספר הזמנה", "44-108"],
      ["שם האורח", "Dan Levi"],
      ["תאריך הגעה", "25.04.2027"],
      ["תאריך עזיבה", "29.04.2027"],
      ["סכום לתשלום", "2,400.00 ILS"],
      ["עמלת סוכן", "240.00 ILS"],
    ]);
  });

  it("keeps the places of a line that is mostly Latin", async () => {
    const page = letteredPdf([
      [
        [50, "Guest"],
        [200, "Dan Levi"],
        [300, drawn("דן")],
      ],
    ]);
    const { rows } = await pdfRows(new Uint8Array(page), "voucher.pdf");
    expect(rows.map(({ cells }) => cells.map(({ lines }) => lines.join(" ")))).toEqual([
      ["Guest", "Dan Levi", "דן"],
    ]);
  });

  it("gives a booking its values", async () => {
    const mail = [
      "From: Carmel Inn <res@carmelinn.example>",
      "To: inbox@in.tallyport.example",
      "Subject: =?utf-8?B?15DXmdep15XXqCDXlNeW157XoNeUIDQ0LTEwOA==?=",
      "Date: Wed, 18 Nov 2026 10:00:00 +0000",
      "MIME-Version: 1.0",
      "Content-Type: application/pdf; name=voucher.pdf",
      "Content-Transfer-Encoding: base64",
      "",
      HEBREW.toString("base64"),
    ].join("\r\n");
    const { items } = await readBooking(new TextEncoder().encode(mail));
    expect(items[0]?.payload).toMatchObject({
      confirmationNumber: "44-108",
      customer: { name: "Dan Levi" },
      pricing: { total: 2400, currency: "ILS" },
      estimatedCommission: { amount: 240, currency: "ILS" },
      itinerary: { checkIn: "2027-04-25", checkOut: "2027-04-29" },
    });
  });
});
