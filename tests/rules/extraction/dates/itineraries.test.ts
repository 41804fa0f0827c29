import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function datesOf(subject: string, ...lines: string[]) {
  const text = ["Booking number: LDG-88214", ...lines].join("\r\n");
  const { items } = await readBooking(plainMail(text, { subject }));
  const { startDate, endDate, checkIn, checkOut } = items[0]?.payload.itinerary ?? {};
  return [startDate ?? checkIn, endDate ?? checkOut];
}

describe("an itinerary with a day to a row", () => {
  it.each([
    [
      "Cruise confirmation",
      [
        "Day 0  Thu 20 May 2027  Night before",
        "Day 1  Fri 21 May 2027  Embark",
        "Day 11  Mon 31 May 2027  Darwin",
      ],
    ],
    [
      "Cruise confirmation",
      [
        "20 May 2027   Hotel at the port, 1 night",
        "21 May 2027   Embark MS Petrel, 10 nights",
        "31 May 2027   Disembark MS Petrel, 08:00",
      ],
    ],
    [
      "Buchungsbestätigung Kreuzfahrt",
      ["Tag 1: 20.05.2027 Hamburg", "Tag 5: 24.05.2027 Bergen", "Tag 12: 31.05.2027 Hamburg"],
    ],
    [
      "Confirmation de croisière",
      ["20/05/2027   Embarquement à Nice", "26/05/2027   Escale à Bari", "31/05/2027   Débarquement à Nice"],
    ],
  ])("%s: %j", async (subject, lines) => {
    expect(await datesOf(subject, ...lines)).toEqual(["2027-05-20", "2027-05-31"]);
  });

  it("the end of a port's name joins no days", async () => {
    const rows = [
      "Reiseverlauf",
      "03.05.2027  Einschiffung Kiel",
      "05.05.2027  Bergen",
      "10.05.2027  Ausschiffung Kiel",
    ];
    expect(await datesOf("Buchungsbestätigung Kreuzfahrt", ...rows)).toEqual(["2027-05-03", "2027-05-10"]);
  });

  it("a number that counts days is none itself", async () => {
    const rows = [
      "Day 1 - Tue 4 May 2027 - Adelaide",
      "Day 2 - Wed 5 May 2027 - Alice",
      "Day 4 - Fri 7 May 2027 - Darwin",
    ];
    expect(await datesOf("Rail tour confirmed", ...rows)).toEqual(["2027-05-04", "2027-05-07"]);
  });

  it("is none where the numbers and the days disagree", async () => {
    const rows = [
      "Day 1  Fri 21 May 2027  Broome",
      "Day 3  Mon 31 May 2027  Darwin",
      "Day 9  14 June 2027  Perth",
    ];
    expect(await datesOf("Cruise confirmation", ...rows)).toEqual([undefined, undefined]);
  });
});

describe("several ranges of days", () => {
  it("the one that holds the others is the trip", async () => {
    const lines = [
      "Siam in style, 09 January 2027 to 16 January 2027",
      "09-12 Jan  Bangkok",
      "12-16 Jan  Chiang Mai",
    ];
    expect(await datesOf("Tour confirmation", ...lines)).toEqual(["2027-01-09", "2027-01-16"]);
  });

  it("tell nothing where none holds the others", async () => {
    const lines = ["Bangkok, 09 - 12 January 2027", "Phuket, 20 - 24 January 2027"];
    const [start, end] = await datesOf("Tour confirmation", ...lines);
    expect([start, end]).not.toEqual(["2027-01-09", "2027-01-12"]);
    expect([start, end]).not.toEqual(["2027-01-20", "2027-01-24"]);
  });
});

describe("a new period after a change", () => {
  it.each([["Umbuchung LDG-88214", "Umbuchung auf den neuen Zeitraum 3. Mai 2027 bis 7. Mai 2027."]])(
    "%s keeps its end",
    async (subject, line) => {
      expect(await datesOf(subject, line)).toEqual(["2027-05-03", "2027-05-07"]);
    },
  );
});

describe("a programme that counts on", () => {
  it("has lost its last day", async () => {
    const rows = [
      "Day 1  20 May 2027  Arrive Maun",
      "Day 2-4  21-23 May  Reed Camp",
      "Day 5  24 May  Bluff Lodge",
    ];
    expect(await datesOf("Safari confirmation", ...rows, "Day 6  Road transfer")).toEqual([
      "2027-05-20",
      undefined,
    ]);
  });
});

describe("a range with its months first", () => {
  it.each(["Dates: Jan 30 - Feb 6, 2027", "Dates: January 30 – February 6, 2027"])("%s", async (line) => {
    expect(await datesOf("Booking confirmation", line)).toEqual(["2027-01-30", "2027-02-06"]);
  });

  it.each([
    "Dates: Jun 24 - Jun 27, 2027",
    "Dates: June 24th – June 27th, 2027",
    "Dates: Jun 24-Jun 27, 2027",
  ])("%s, whose second day is no year of the first", async (line) => {
    expect(await datesOf("Booking confirmation", line)).toEqual(["2027-06-24", "2027-06-27"]);
  });
});

it("keeps its ends beside a reckoning whose sum stands below its last column, under a heading that says only the currency", async () => {
  const table = (rows: readonly string[][]) =>
    `<table>${rows.map((cells) => `<tr><td>${cells.join("</td><td>")}</td></tr>`).join("")}</table>`;
  const html = [
    "<p>Safari reference: LDG-88214</p><h3>Itinerary, 8 nights</h3>",
    table([
      ["In", "Out", "Camp"],
      ["12 May 2027", "15 May 2027", "River Camp"],
      ["15 May 2027", "20 May 2027", "Lake Lodge"],
    ]),
    table([
      ["Item", "Per person", "Pax", "USD"],
      ["Safari package", "4,180.00", "2", "8,360.00"],
      ["Park fees", "640.00", "2", "1,280.00"],
      ["Total safari cost", "", "", "9,640.00"],
    ]),
  ].join("");
  const { items } = await readBooking(plainMail(html, { subject: "Safari confirmed", kind: "html" }));
  expect(items[0]?.payload.itinerary).toMatchObject({ startDate: "2027-05-12", endDate: "2027-05-20" });
});
