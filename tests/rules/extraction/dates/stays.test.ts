import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payload(text: string, facts: Parameters<typeof plainMail>[1] = {}) {
  const { items } = await readBooking(plainMail(text, facts));
  return items[0]?.payload;
}

const GUEST = "Confirmation number: PB-6620\nGuest: Ada Quill\n";
const STAY = `${GUEST}Arrival: 12 March 2027\nDeparture: 15 March 2027\n`;

describe("the room, wherever it is named", () => {
  it.each([
    ["Rooming: 1 x Twin, lake view", "Twin, lake view"],
    ["Requested: 1 x Deluxe Suite (double)", "Deluxe Suite (double)"],
    ["Room: Family Room, All Inclusive", "Family Room"],
    ["Accommodation: 6-person dune villa with sauna", "6-person dune villa with sauna"],
    ["Boende: Stuga 12, 6 bäddar", "Stuga 12, 6 bäddar"],
    ['Alloggio: appartamento "Il Fienile"', 'appartamento "Il Fienile"'],
    ["Accommodatie: 4-persoons bungalow", "4-persoons bungalow"],
    ["Cabine 214, pont supérieur", "Cabine 214, pont supérieur"],
    ["Bangalô Jardim, café da manhã", "Bangalô Jardim"],
    ["We have put them into our Garden Suite on the first floor.", "Garden Suite"],
    ["I am pleased to confirm a Shepherd's Loft room for them.", "Shepherd's Loft"],
    ["Abbiamo riservato una camera doppia superior con vista mare.", "camera doppia superior con vista mare"],
    ["Wir haben ein Doppelzimmer mit Balkon reserviert.", "Doppelzimmer mit Balkon"],
    ["お部屋:和室12畳", "和室12畳"],
    ["房型:豪华大床房", "豪华大床房"],
    ["Thank you for your booking of Lodge 7 (sleeps 6).", "Lodge 7"],
    ["n. 1 Junior Suite con colazione", "Junior Suite"],
    ["Ich habe die Dolomiti Suite eingetragen.", "Dolomiti Suite"],
    ['We hold apartment "Olivo" for them.', 'apartment "Olivo"'],
    ["Unit: Creekside Cabin #6", "Creekside Cabin #6"],
    ["Hytte 14 er bekreftet for familien.", "Hytte 14"],
    ["Dans notre suite Atlas, avec terrasse.", "suite Atlas"],
    ["21 Aug 2027 - 24 Aug 2027   Mfuwe River Camp   1 x Luxury Safari Tent", "Luxury Safari Tent"],
    ["Type             Comfort bungalow 4 personen", "Comfort bungalow 4 personen"],
  ])("%s", async (text, room) => expect((await payload(`${STAY}${text}`))?.room?.type).toBe(room));

  it.each([
    "Accommodation: Hotel Bellevue",
    "Villa: Tamarind Point, St. Philip (5 bedrooms)",
    "Room subtotal: 1,087.00",
    "Single supplement £120.00",
  ])("%s is none", async (text) => expect((await payload(`${STAY}${text}`))?.room).toBeUndefined());
});

describe("the house, told from room and supplier", () => {
  it.each([
    ["Villa: Tamarind Point, St. Philip, Barbados (5 bedrooms)", "Tamarind Point"],
    ["Hotel: – Cenote Azul Grand Resort & Spa, Junior Suite, 7 nights", "Cenote Azul Grand Resort & Spa"],
    ["HOSPEDAGEM\nPousada dos Corais - Praia do Espelho", "Pousada dos Corais"],
    ["Verblijf: Bungalowpark De Heidehof, Otterlo", "Bungalowpark De Heidehof"],
    ["12 March 2027 - 15 March 2027   Mfuwe River Camp (3 nights)   full board", "Mfuwe River Camp"],
    ["Park Schouwse Kust, Helmweg 40, 4328 Burgh-Haamstede", "Park Schouwse Kust"],
  ])("%s", async (text, hotel) => {
    const from = "Sunny Stays <desk@sunnystays.example>";
    expect((await payload(`${STAY}\n${text}`, { from }))?.itinerary?.hotel?.name).toBe(hotel);
  });
});

describe("where the house is", () => {
  it.each([
    ["Zajazd Pod Lipą, ul. Lipowa 8, 34-500 Zakopane", "ul. Lipowa 8, 34-500 Zakopane"],
    ["Seehof Betriebs GmbH, Uferweg 9, 88131 Lindau", undefined],
    ["Invoiced to: Ada Quill, Main Street 9, 88131 Lindau", undefined],
  ])("%s", async (text, address) => {
    const read = await payload(`${STAY}Hotel: Grand Bellevue\n\n${text}`);
    const expected = text.startsWith("Zajazd") ? `Zajazd Pod Lipą, ${address}` : address;
    expect(read?.itinerary?.hotel?.address).toBe(expected);
  });
});

describe("first and last day", () => {
  const mail = (text: string) => payload(`${GUEST}${text}\nHotel stay for two adults`);
  it.each([
    ["arriving on Friday 12 March 2027 for three nights", "2027-03-12", "2027-03-15"],
    ["for 4 nights from Thursday 15 April 2027", "2027-04-15", "2027-04-19"],
    ["15 April 2027 for two nights", "2027-04-15", "2027-04-17"],
    ["3 Nächte ab Freitag, 16. April 2027", "2027-04-16", "2027-04-19"],
    ["trois nuits à partir du 16 avril 2027", "2027-04-16", "2027-04-19"],
    ["Rail pass\nValid from: 4 May 2027\nValid until: 10 May 2027", "2027-05-04", "2027-05-10"],
    ["Date in: 05/APR/2027   Date out: 12/APR/2027", "2027-04-05", "2027-04-12"],
    ["eingetragen von 6.2. bis 13.2.2027", "2027-02-06", "2027-02-13"],
    ["from Thursday 2 September 2027 until Sunday 5 September 2027", "2027-09-02", "2027-09-05"],
    ["Trip dates: March 7-15, 2027", "2027-03-07", "2027-03-15"],
    ["Départ de Marrakech le samedi 9 octobre 2027, 4 nuits", "2027-10-09", "2027-10-13"],
    [
      "Check-in: 07/02/2027\nCheck-out: 07/05/2027\nGrand total: $627.81\nMontauk, NY 11954",
      "2027-07-02",
      "2027-07-05",
    ],
    ["Check-in: 12 March 2027\nNights: 4", "2027-03-12", "2027-03-16"],
    ["チェックイン:2027年3月12日(金)\n2泊", "2027-03-12", "2027-03-14"],
    ["入住日期:2027年3月12日\n退房日期:2027年3月15日", "2027-03-12", "2027-03-15"],
    ["宿泊日:2027年3月12日～3月15日", "2027-03-12", "2027-03-15"],
    ["체크인: 2027년 3월 12일\n체크아웃: 2027년 3월 15일", "2027-03-12", "2027-03-15"],
    ["Termin wyjazdu: 12.03.2027\nTermin powrotu: 19.03.2027", "2027-03-12", "2027-03-19"],
    ["Zameldowanie: 12.03.2027\nWymeldowanie: 15.03.2027", "2027-03-12", "2027-03-15"],
    ["Afrejse: 12. marts 2027\nHjemkomst: 19. marts 2027", "2027-03-12", "2027-03-19"],
    ["Ankomst: 12. marts 2027\nAfrejse: 15. marts 2027", "2027-03-12", "2027-03-15"],
    [
      "El programa empieza el 12 de marzo de 2027 y termina el 15 de marzo de 2027.",
      "2027-03-12",
      "2027-03-15",
    ],
    ["Tickets valid March 12, 2027 – March 15, 2027", "2027-03-12", "2027-03-15"],
  ])("%s", async (text, checkIn, checkOut) => {
    const { startDate, endDate, ...stay } = (await mail(text))?.itinerary ?? {};
    expect([stay.checkIn ?? startDate, stay.checkOut ?? endDate]).toEqual([checkIn, checkOut]);
  });

  it("is the new one of an amendment", async () => {
    const text = `${GUEST}We have changed the hotel stay.\nOLD: 3 - 8 June 2027\nNEW: 10 - 15 June 2027`;
    const read = await payload(text, { subject: "Booking change confirmed" });
    expect(read).toMatchObject({
      emailType: "amendment",
      itinerary: { checkIn: "2027-06-10", checkOut: "2027-06-15" },
    });
  });

  it("is the new one of an amendment in Japanese", async () => {
    const text = `${GUEST}変更前　：2027年7月1日～2027年7月3日\n変更後　：2027年7月8日～2027年7月10日`;
    const read = await payload(text, { subject: "ご予約変更のお知らせ" });
    const { startDate, endDate, checkIn, checkOut } = read?.itinerary ?? {};
    expect([startDate ?? checkIn, endDate ?? checkOut]).toEqual(["2027-07-08", "2027-07-10"]);
  });

  it("is no whole tour where days or nights are counted", async () => {
    const tour = "Circuit Grand Sud 5 jours / 4 nuits\nDépart de Marrakech le samedi 9 octobre 2027";
    expect((await payload(`${GUEST}${tour}`))?.itinerary).toMatchObject({
      startDate: "2027-10-09",
      endDate: "2027-10-13",
    });
    const days = "Circuit de 5 jours\nDépart de Marrakech le samedi 9 octobre 2027";
    expect((await payload(`${GUEST}${days}`))?.itinerary?.endDate).toBeUndefined();
  });

  it("is no end where only a fee of one night is named", async () => {
    const read = await mail("Check-in: 12 March 2027\nCancellation fee: 1 night");
    expect(read?.itinerary).toMatchObject({ checkIn: "2027-03-12" });
    expect(read?.itinerary?.checkOut).toBeUndefined();
  });
});
