import { describe, expect, it } from "vitest";
import { countIn } from "@/lib/extraction/evidence/head-count";
import { titledSurnames } from "@/lib/extraction/evidence/surnames";
import { readBooking } from "@/lib/extraction/read-booking";
import { fold } from "@/lib/extraction/words/fold";
import { plainMail } from "./plain-mail";

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
    ["Guest: Brackenbury x 2", "Brackenbury", 2],
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

  it("is the one greeted where the mail is written to the guest", async () => {
    const text = `Dear Margot Delacroy,\nThank you for choosing our house. Your stay is confirmed.\n${STAY}`;
    expect((await people(text)).customer).toBe("Margot Delacroy");
  });

  it("is never the agent who is greeted", async () => {
    const text = `Dear Margot Delacroy,\nYour stay is confirmed.\n${STAY}`;
    expect((await people(text, { to: "Margot Delacroy <margot@agency.example>" })).customer).toBeUndefined();
    expect((await people(text, { to: "m.delacroy@agency.example" })).customer).toBeUndefined();
    const trade = `Dear Margot Delacroy,\nYour client's booking is confirmed. Your commission is 10%.\n${STAY}`;
    expect((await people(trade)).customer).toBeUndefined();
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
