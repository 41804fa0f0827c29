import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function read(subject: string, text: string, from = "Orlen Cover <desk@orlencover.example>") {
  const { items } = await readBooking(plainMail(text, { subject, from }));
  return items[0]?.payload;
}

async function readHtml(subject: string, html: string) {
  const mail = Buffer.from(plainMail(html, { subject, from: "Orlen Cover <desk@orlencover.example>" }))
    .toString()
    .replace("text/plain", "text/html");
  const { items } = await readBooking(new Uint8Array(Buffer.from(mail)));
  return items[0]?.payload;
}

const POLICY = [
  ["Policy number", "ORL 20 4471 905"],
  ["Departure date", "6 March 2027"],
  ["Return date", "20 March 2027"],
  ["Primary insured", "Marta Quillfeather"],
  ["Base premium", "$410.00"],
  ["Policy cost, all travelers", "$436.90"],
  ["Agent compensation (20% of base premium)", "$82.00"],
];

describe("values that a style sheet sets beside their labels", () => {
  const lines = POLICY.map(
    ([label, value]) => `<div><span class="k">${label}</span> <b class="v">${value}</b></div>`,
  );

  it.each([
    [".k{color:#777;display:inline-block;width:200px}"],
    ["span.k{float:left;width:200px}"],
    ["@media (max-width:600px){.v{font-size:9px}}\r\n.k,.q{display:table-cell}"],
  ])("%s", async (sheet) => {
    const html = `<html><head><style>${sheet}</style></head><body>${lines.join("\r\n")}</body></html>`;
    expect(await readHtml("Confirmation of benefits", html)).toMatchObject({
      confirmationNumber: "ORL 20 4471 905",
      customer: { name: "Marta Quillfeather" },
      pricing: { total: 436.9, currency: "USD" },
      estimatedCommission: { amount: 82, currency: "USD" },
    });
  });

  it("places nothing for a narrow screen alone", async () => {
    const sheet = "@media (max-width:600px){.a{float:left}.b{display:inline-block}}";
    const html = `<style>${sheet}</style><p>Booking reference: <span class="a">ORL-4471</span> <span class="b">for Ms Marta Quillfeather</span></p>`;
    expect((await readHtml("Your booking", html))?.confirmationNumber).toBe("ORL-4471");
  });
});

describe("what a neighbour would have filled", () => {
  it("an option named by a label has no day of the stay", async () => {
    const text =
      "Booking number: ORL-4471 (status: option)\r\nGuest: Ms Marta Quillfeather\r\nArrival: 13 March 2027\r\nDeparture: 20 March 2027\r\nTotal: EUR 900.00";
    const payload = await read("Booking ORL-4471", text);
    expect(payload?.bookingState).toBe("option");
    expect(payload?.optionUntil).toBeUndefined();
  });

  it("a reference is no address, though it begins as one may", async () => {
    const text =
      "Request no: KM-60412\r\nHotel: Hotel Silverbough\r\nGuest: Ms Marta Quillfeather\r\nTotal: EUR 900.00";
    expect((await read("Request KM-60412", text))?.itinerary?.hotel).toEqual({ name: "Hotel Silverbough" });
  });

  it("the number of a house is a part of its address", async () => {
    const text =
      "Rezervasyon no: ORL-4471\r\nOtel: Otel Kervan\r\nAdres: Yalı Mah. Deniz Cad. No: 14, 48400 Bodrum/Muğla\r\nGiriş: 13 Mart 2027\r\nToplam tutar: 900,00 EUR";
    expect((await read("Rezervasyon ORL-4471", text))?.itinerary?.hotel?.address).toBe(
      "Yalı Mah. Deniz Cad. No: 14, 48400 Bodrum/Muğla",
    );
  });
});

describe("a quotation has a number", () => {
  it.each(["QUOTATION no. 2027-1183", "PONUDA br. 2027-1183"])("%s", async (line) => {
    const text = `${line}\r\nGuest: Ms Marta Quillfeather\r\nArrival: 13 March 2027\r\nTotal: EUR 900.00`;
    expect((await read("For Ms Quillfeather", text))?.confirmationNumber).toBe("2027-1183");
  });
});

describe("a cancellation is known by its own number", () => {
  it.each([
    ["Cancellation ref: CXL-33819", "cancellation"],
    ["Cancellation: free of charge until 14 days before", "confirmation"],
    ["Cancellation policy: see clause 9", "confirmation"],
  ])("%s is a %s", async (line, kind) => {
    const text = `Booking reference: ORL-4471\r\n${line}\r\nLead passenger: Ms Marta Quillfeather\r\nTotal: EUR 900.00`;
    expect((await read("ORL-4471 Quillfeather", text))?.emailType).toBe(kind);
  });
});

describe("companies by their legal forms in other letters", () => {
  it.each([
    ["Με εκτίμηση,", "Πελαγία Κρουαζιέρες Α.Ε."],
    ["З повагою,", "ТОВ «Смерека Мандри»"],
  ])("%s %s", async (closing, name) => {
    const text = `Booking reference: ORL-4471\r\nGuest: Ms Marta Quillfeather\r\nTotal: EUR 900.00\r\n\r\n${closing}\r\n${name}`;
    expect((await read("ORL-4471", text, "desk@orl.example"))?.supplier?.name).toBe(name);
  });
});
