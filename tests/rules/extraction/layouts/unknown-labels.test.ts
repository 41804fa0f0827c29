import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const BOOKED = "Your booking RH-4471 for Mrs Ada Brook is confirmed.";

async function readOf(text: string) {
  const [item] = (await readBooking(plainMail(`${BOOKED}\n\n${text}`))).items;
  const { itinerary, pricing, estimatedCommission } = item?.payload ?? {};
  return {
    stay: [itinerary?.checkIn ?? itinerary?.startDate, itinerary?.checkOut ?? itinerary?.endDate],
    total: [pricing?.total, pricing?.currency],
    commission: [estimatedCommission?.amount, estimatedCommission?.currency],
  };
}

describe("the only two days of a mail, behind words that no language knows,", () => {
  it.each([
    ["one below the other", "Qvazik: 3 June 2027\nBrumol: 9 June 2027"],
    ["in one row", "Qvazik   3 June 2027   Brumol   9 June 2027"],
    ["as far apart as the mail counts nights", "Qvazik: 3 June 2027\nBrumol: 9 June 2027\nNights: 6"],
    ["of which the last stands behind a word for leaving", "Qvazik: 3 June 2027\nDeparture: 9 June 2027"],
  ])("are the trip's, %s", async (_, text) => {
    expect((await readOf(text)).stay).toEqual(["2027-06-03", "2027-06-09"]);
  });

  it.each([
    ["the nights say otherwise", "Qvazik: 3 June 2027\nBrumol: 9 June 2027\nNights: 4"],
    ["they stand apart", "Qvazik: 3 June 2027\nHotel: Rose House\nRoom: Double\nBrumol: 9 June 2027"],
    ["the last one is an arrival", "Qvazik: 3 June 2027\nArrives: 9 June 2027"],
  ])("are asked for where %s", async (_, text) => {
    const { findings } = (await readBooking(plainMail(`${BOOKED}\n\n${text}`))).items[0] ?? { findings: [] };
    const sure = findings.filter(({ field, confidence }) => /Date|check/.test(field) && confidence >= 0.6);
    expect(sure.map(({ value }) => value)).not.toContain("2027-06-03");
  });
});

describe("a dash between a label and its amount", () => {
  it.each(["-", "–", "—"])("takes nothing off: %s", async (dash) => {
    const text = `All amounts in EUR\nTotal price ${dash} 1,240.00\nYour commission ${dash} 124.00 EUR`;
    expect(await readOf(text)).toMatchObject({ total: [1240, "EUR"], commission: [124, "EUR"] });
  });
});
