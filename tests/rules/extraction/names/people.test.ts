import { describe, expect, it } from "vitest";
import { countIn } from "@/lib/reader/evidence/people/head-count";
import { titledSurnames } from "@/lib/reader/evidence/people/surnames";
import { readBooking } from "@/lib/reader/read-booking";
import { fold } from "@/lib/reader/words/fold";
import { personIn } from "@/lib/reader/words/person";
import { plainMail } from "../plain-mail";

async function people(text: string, facts: { to?: string; subject?: string } = {}) {
  const { items } = await readBooking(plainMail(text, facts));
  return { customer: items[0]?.payload.customer?.name, total: items[0]?.payload.guests?.total };
}

describe("how many people a text speaks of", () => {
  it.each([
    ["2 adults, 1 child", 3],
    ["4 x Adult", 4],
    ["Adults x 2", 2],
    ["two adults and one child", 3],
    ["4 guests (2 adults, 2 children)", 4],
    ["4 persone di cui 2 bambini", 4],
    ["6 Personen, davon 2 Kinder", 6],
    ["5 personnes dont 3 enfants", 5],
    ["party of 9", 9],
    ["a family of four", 4],
    ["Gruppe von 12 Personen", 12],
    ["3 dorosłych, 1 dziecko", 4],
    ["2 voksne og 2 børn", 4],
    ["大人2名 子供1名", 3],
    ["2位成人, 1位儿童", 3],
    ["성인 2명", 2],
    ["14 nights", undefined],
    ["2人分の朝食付きプラン 1室", 2],
  ])("%s", (text, count) => expect(countIn(fold(text))).toBe(count));
});

describe("people named by title and family name", () => {
  it.each([
    ["we have booked Dr and Mrs Ormerod into our suite", "Dr and Mrs Ormerod"],
    ["Guest: Mr & Mrs Hallendorff (Joachim and Petra)", "Joachim Hallendorff"],
    ["Zimmer für Familie von Eschen", "Familie von Eschen"],
    ["confirmed for the Penrose party", "Penrose"],
    ["pour Monsieur et Madame Delacour", "Monsieur et Madame Delacour"],
    ["Herr und Frau Abendroth", "Herr und Frau Abendroth"],
  ])("%s", (text, name) => expect(titledSurnames(text)[0]?.name).toBe(name));

  it("is no title that stands before a word of a mail", () => {
    expect(titledSurnames("Dear Sir or Madam, the Hotel team")).toEqual([]);
  });
});

const STAY = "Arrival: 12 March 2027\nDeparture: 15 March 2027\nConfirmation number: PB-6620\n";

describe("who the booking is for", () => {
  it.each([
    ["I am delighted to confirm Mr and Mrs Tolland's stay with us.", "Mr and Mrs Tolland", 2],
    [
      "We confirm the following on behalf of your clients Aurelia Fenn for three nights.",
      "Aurelia Fenn",
      undefined,
    ],
    [
      "Nous confirmons le séjour de M. et Mme Lefebvre-Nguyen dans notre riad.",
      "M. et Mme Lefebvre-Nguyen",
      2,
    ],
    ["La reserva de tus clientes Lucía Herranz y acompañante está confirmada.", "Lucía Herranz", 2],
    [
      "Confirmiamo la prenotazione a nome dei Sig.ri Castellani Bruno e Marta.\nPersone: 2",
      "Castellani Bruno",
      2,
    ],
    ["The Abernathy group of 10. Lead guest is Fiona Abernathy.", "Fiona Abernathy", 10],
    ["We confirm on behalf of Mr Alistair Thorn & Ms Priya Nair:", "Alistair Thorn", 2],
    ["Pasajeros: Sr. Joan Ribas / Sra. Elena Vidal / Niño Pau Ribas (8 años)", "Joan Ribas", 3],
    ["Gast: Helga Brandt\nBelegung: 2 Erw. / 2 Ki.", "Helga Brandt", 4],
    ["Vi bekräftar bokning åt er kund Gunilla Åkerström:", "Gunilla Åkerström", undefined],
    ["Insured persons Mr Gareth Bowen, Mrs Sian Bowen, Miss Cerys Bowen", "Gareth Bowen", 3],
    ["参加者:Ms. Laura Bennett 他3名", "Laura Bennett", 4],
    ["Client: Fam. Van der Linden\nPax: 2 ad + 2 chd (9, 12)", "Van der Linden", 4],
    ["It is a pleasure to confirm the stay of Lady Cavendish-Moore.", "Lady Cavendish-Moore", undefined],
    ["Passageiros: João Paulo Figueira; Maria Teresa Figueira", "João Paulo Figueira", 2],
    ["A nombre de: Rodrigo Villar Paz\nAdultos: 2   Menores: 1", "Rodrigo Villar Paz", 3],
    ["We hold the house for the Whitmore-Daly wedding party (22 guests).", "Whitmore-Daly", 22],
    ["Hytte 14 er bekreftet for familien Haugen, 4 voksne og 2 barn.", "familien Haugen", 6],
    ["Group name: PARKER FAMILY x 5 pax\nRooming list: 1 DBL + 1 TPL", "PARKER FAMILY", 5],
    ["Cliente: Sra. Pilar Montoya Gil (+ 1 acompañante)", "Pilar Montoya Gil", 2],
    ["2 Einzelzimmer\nHerr Jürgen Wolf\nHerr Stefan Wolf", "Jürgen Wolf", 2],
    ["Customer: Asger Holm\nTravelling with: Kirsten Holm", "Asger Holm", 2],
    ["Primary insured: Rosa Tilling\nAdditional insured: Evan Tilling", "Rosa Tilling", 2],
    ["Passengers: 5 (2 booster seats)\nLead passenger: Mr Colm Gilroy", "Colm Gilroy", 5],
    ["Adults: 2\nChildren: 1\nLead name: Orla Quinn", "Orla Quinn", 3],
    [
      "Uczestnicy: Zbigniew Kowal (ur. 14.02.1975)\nRazem do zapłaty przez klienta: 6 642,60 zł",
      "Zbigniew Kowal",
      undefined,
    ],
    ["1. M. Théo GARAND, né le 11/04/1957\n2. Mme Ada GARAND, née le 30/10/1959", "Théo GARAND", 2],
    ["宿泊者名:山田 太郎 様\nご人数:大人2名", "山田 太郎", 2],
  ])("%s", async (text, customer, total) => {
    expect(await people(`${STAY}${text}`)).toEqual({ customer, total });
  });

  it.each<[string, string | undefined]>([
    [
      "We have changed the dates of booking CB-20418 for Prof. Desmond\nAchebe-Lyle. It is",
      "Desmond Achebe-Lyle",
    ],
    [
      "We have changed the dates of booking CB-20418 for Mr. Desmond\nAchebe-Lyle. It is",
      "Desmond Achebe-Lyle",
    ],
    [
      "We have now changed the dates of booking CB-20418 for Sir Desmond\nAchebe-Lyle. It is",
      "Sir Desmond Achebe-Lyle",
    ],
    ["We have now changed the dates of the booking for Sir Desmond\nto those below. It is", "Sir Desmond"],
  ])("goes on in the next line of running text: %s", async (text, customer) => {
    expect(
      (
        await people(
          `Dear partner,\n\n${text} confirmed as follows.\n\nArrival: 19 June 2027\nDeparture: 26 June 2027\n`,
        )
      ).customer,
    ).toBe(customer);
  });

  it("is never the agent who is greeted", async () => {
    const text = `Dear Margot Delacroy,\nYour stay is confirmed.\n${STAY}`;
    expect((await people(text, { to: "Margot Delacroy <margot@agency.example>" })).customer).toBeUndefined();
    expect((await people(text, { to: "m.delacroy@agency.example" })).customer).toBeUndefined();
    const trade = `Dear Margot Delacroy,\nYour client's booking is confirmed. Your commission is 10%.\n${STAY}`;
    expect((await people(trade)).customer).toBeUndefined();
  });

  it("is never the driver, the guide or who answers the telephone", async () => {
    const text = `${STAY}Your driver will be Mr Antonio Silva.\nGuide: Mr. Tuan Le\nPlease ask for Mrs Carla Dias.`;
    expect((await people(text)).customer).toBeUndefined();
  });

  it("is never the one who signs", async () => {
    const text = `Hello,\nAll is confirmed.\n${STAY}\nKind regards\nMs Henrietta Coldstone\nReservations`;
    expect((await people(text)).customer).not.toBe("Coldstone");
  });

  it("is read above the mail that the supplier answers", async () => {
    const text = `Guest: Ines Ferro\n${STAY}Total: EUR 400.00\nRef 12 34 56\n\nOn Thu, 12 Nov 2026 at 09:14, Tilda Nord <tilda@agency.example> wrote:\nPlease book Guest: Karl Otto, arrival: 1 May 2027`;
    expect((await people(text)).customer).toBe("Ines Ferro");
  });
});

describe("a name behind several titles", () => {
  it.each([
    ["Mw. drs. E.M. van 't Hoff", "E.M. van 't Hoff"],
    ["Dhr. ir. J. de Boer", "J. de Boer"],
    ["Jhr. dr. P. op den Akker", "P. op den Akker"],
    ["Herr Mag. Otto Steiner", "Otto Steiner"],
    ["Frau Dipl.-Ing. Eva Bauer", "Eva Bauer"],
    ["Sig. Avv. Carlo Neri", "Carlo Neri"],
    ["Ing. Mgr. Jan Novák", "Jan Novák"],
    ["Mag Lane", "Mag Lane"],
  ])("%s", (text, name) => expect(personIn(text)).toBe(name));
});

describe("somebody who comes along isn't the customer", () => {
  it.each([
    ["Additional driver", "Mrs Ann Harper"],
    ["Conducteur additionnel", "Mme Anne Holm"],
    ["Conductor adicional", "Sra. Ana Holm"],
    ["Conducente aggiuntivo", "Sig.ra Anna Holm"],
    ["Bijkomende bestuurder", "mevr. Anna Holm"],
    ["Ytterligare förare", "Anna Holm"],
    ["Dodatkowy kierowca", "Pani Anna Nowak"],
    ["További utas", "Nagy Anna"],
    ["Дополнительный водитель", "Анна Холм"],
    ["נהג נוסף", "גב' תמר אבירם"],
  ])("%s", async (label, name) => {
    const text = `Booking confirmed\nBooking number: GY-480217\n${label}: ${name}\nTotal: EUR 1,840.00`;
    expect((await people(text)).customer).toBeUndefined();
  });
});

it.each(["Lisa Ek", "Andra Ek", "Muriel Second"])(
  "a name of words that labels know is a name: %s",
  async (name) => {
    const text = `Booking confirmed\nBooking number: GY-480217\nGuest: ${name}\nTotal: EUR 1,840.00`;
    expect((await people(text)).customer).toBe(name);
  },
);
