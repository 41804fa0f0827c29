import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/extraction/read-booking";
import { plainMail } from "./plain-mail";

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
    ["Park Schouwse Kust, Helmweg 40, 4328 Burgh-Haamstede", "Park Schouwse Kust"],
  ])("%s", async (text, hotel) => {
    const from = "Sunny Stays <desk@sunnystays.example>";
    expect((await payload(`${STAY}\n${text}`, { from }))?.itinerary?.hotel?.name).toBe(hotel);
  });
});

describe("first and last day", () => {
  const mail = (text: string) => payload(`${GUEST}${text}\nHotel stay for two adults`);
  it.each([
    ["arriving on Friday 12 March 2027 for three nights", "2027-03-12", "2027-03-15"],
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

  it("is no end where only a fee of one night is named", async () => {
    const read = await mail("Check-in: 12 March 2027\nCancellation fee: 1 night");
    expect(read?.itinerary).toMatchObject({ checkIn: "2027-03-12" });
    expect(read?.itinerary?.checkOut).toBeUndefined();
  });
});
