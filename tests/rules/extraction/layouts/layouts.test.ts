import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function textPayload(
  text: string,
  subject = "Booking confirmation",
  from = "Fjordline Cruises <res@fjordline.example>",
) {
  return (await readBooking(plainMail(text, { subject, from }))).items[0]?.payload;
}

async function htmlPayload(html: string, subject = "Booking confirmation") {
  const head = [
    "From: Fjordline Cruises <res@fjordline.example>",
    "To: desk@agency.example",
    `Subject: ${subject}`,
    "Date: Mon, 09 Nov 2026 10:00:00 +0000",
    "Content-Type: text/html; charset=utf-8",
  ];
  const raw = `${head.join("\r\n")}\r\n\r\n<html><body>${html}</body></html>`;
  return (await readBooking(new Uint8Array(Buffer.from(raw)))).items[0]?.payload;
}

describe("Text in columns inside an HTML mail", () => {
  const lines =
    "Hire 17 days          NZ$ 3,213.00\nCover                 NZ$   833.00\n                      ------------\nTOTAL HIRE inc GST    NZ$ 4,046.00\nAgent commission      NZ$   610.00\n";

  it.each([
    ["a pre", `<p>Booking no. 1-558-20417</p><pre>\n${lines}</pre>`],
    ["a pre in a table", `<table><tr><td>Booking no. 1-558-20417<pre>${lines}</pre></td></tr></table>`],
    [
      "a pre with bold lines",
      `<p>Booking no. 1-558-20417</p><pre>${lines.replace("TOTAL HIRE inc GST", "<b>TOTAL HIRE inc GST</b>")}</pre>`,
    ],
    [
      "a pre with breaks for line ends",
      `<p>Booking no. 1-558-20417</p><pre>${lines.replaceAll("\n", "<br>")}</pre>`,
    ],
  ])("is read as lines: %s", async (_, html) => {
    const payload = await htmlPayload(html);
    expect(payload?.pricing).toEqual({ total: 4046, currency: "NZD" });
    expect(payload?.estimatedCommission).toEqual({ amount: 610, currency: "NZD" });
  });

  it("stays hidden where the pre is", async () => {
    const payload = await htmlPayload(
      `<p>Booking no. 1-558-20417</p><pre style="display:none">${lines}</pre>`,
    );
    expect(payload?.pricing).toBeUndefined();
  });
});

describe("A colon in a cell of its own", () => {
  it.each([
    ["Boekingsnummer", "Vertrekdatum", "Einddatum", "Totale reissom"],
    ["Buchungsnummer", "Anreise", "Abreise", "Gesamtpreis"],
    ["Booking number", "Start date", "End date", "Total price"],
  ])("belongs to the label before it (%s)", async (number, from, to, total) => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>:</td><td>${value}</td></tr>`;
    const payload = await htmlPayload(
      `<table>${row(number, "ZB 61 7730")}${row(from, "10-07-2027")}${row(to, "21-07-2027")}${row(total, "&euro; 4.190,00")}</table>`,
    );
    expect(payload?.confirmationNumber).toBe("ZB 61 7730");
    expect(payload?.pricing?.total).toBe(4190);
    expect(payload?.itinerary?.startDate ?? payload?.itinerary?.checkIn).toBe("2027-07-10");
    expect(payload?.itinerary?.endDate ?? payload?.itinerary?.checkOut).toBe("2027-07-21");
  });
});

describe("Rooms and houses", () => {
  it.each([
    ["1 Room: JUNIOR SUITE SWIM-UP", "JUNIOR SUITE SWIM-UP"],
    ["1 Zimmer: Doppelzimmer Meerblick", "Doppelzimmer Meerblick"],
    ["Acomodação: Bangalô Triplo Vista Mar", "Bangalô Triplo Vista Mar"],
    ["Stateroom      : 9218  D4  OCEAN VIEW BALCONY    Dining : MY TIME", "9218 D4 OCEAN VIEW BALCONY"],
    ["Room: Family Room Sea View In: 14/08/2027 Out: 28/08/2027", "Family Room Sea View"],
    [
      "Unit: 1 x Luxury Tented Suite\nAccommodation   R 14 850 pppns x 2 x 4 nts     R 118 800,00",
      "Luxury Tented Suite",
    ],
  ])("%s", async (line, room) => {
    expect((await textPayload(`Booking number: LK-29047\n\n${line}\n`, "Hotel booking"))?.room?.type).toBe(
      room,
    );
  });

  it.each(["Resort & room", "Hotel und Zimmer", "Hôtel et chambre"])("share the label %s", async (label) => {
    const payload = await htmlPayload(
      `<table><tr><td>Booking number</td><td>LK-29047</td></tr></table><b>${label}</b><br>Lagoon Lodge<br>Family Suite, Garden View<br><br><b>Arrival</b><br>06/19/2027<br>`,
      "Hotel booking",
    );
    expect(payload?.itinerary?.hotel?.name).toBe("Lagoon Lodge");
    expect(payload?.room?.type).toBe("Family Suite, Garden View");
  });

  it("a remark in brackets ends a house's name", async () => {
    const payload = await textPayload(
      "Booking number: LK-29047\nVilla: Frangipani House (4 bedrooms, pool)\nArrival: 3 April 2027\n",
      "Villa rental",
    );
    expect(payload?.itinerary?.hotel?.name).toBe("Frangipani House");
  });

  it("a transfer by way of the hotel names none", async () => {
    const payload = await textPayload(
      "Buchungsnummer: LK-29047\n\n22.05.27   14 Nächte   Hotel Minoa Garten, Hersonissos\n           Transfer Flughafen - Hotel - Flughafen\n           Zug zum Flug 2. Klasse             inklusive\n",
      "Reisebestätigung Pauschalreise",
    );
    expect(payload?.itinerary?.hotel?.name).toBe("Hotel Minoa Garten");
  });
});

describe("A letterhead broken into two lines", () => {
  it("is one name where the sender's says so", async () => {
    const payload = await textPayload(
      "LORELEI\nRiver Voyages\n\nBooking number: LK-29047\n",
      "Confirmation",
      "Lorelei River Voyages <docs@loreleiriver.example>",
    );
    expect(payload?.supplier?.name).toBe("Lorelei River Voyages");
  });
});

describe("A commission statement", () => {
  it.each(["Year to date paid to you", "YTD commission paid", "Total paid this year"])(
    "leaves out what it tells of the year (%s)",
    async (label) => {
      const reading = await readBooking(
        plainMail(
          `COMMISSION STATEMENT\nStatement no.   PT-2026-4471\n\nCONF NO      GUEST             REVENUE     COMM\n71822045     BRANNIGAN, KEITH    612.00    61.20\nK-90117      OYELOWO, SADE     1,340.00   134.00\n                   TOTAL USD   1,952.00   195.20\n\n${label}: USD 3,911.08 (38 stays).\n`,
          { subject: "Commission statement PT-2026-4471", from: "PayTrail <pay@paytrail.example>" },
        ),
      );
      expect(reading.commissionReport?.netAmount).toBe(195.2);
    },
  );
});
