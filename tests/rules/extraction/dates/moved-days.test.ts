import { expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

/** Sentences that move a stay from 4 to 9 May to 6 to 11 May, and name its new price of EUR 1,310.00. */
const MOVED = {
  sk: "Rezervácia CA-7781 (pán Ján Holub, Hotel Casa Azul) bola zmenená: príchod 6. mája 2027 namiesto 4. mája 2027, odchod 11. mája 2027 namiesto 9. mája 2027. Nová cena 1 310,00 EUR.",
  el: "Η κράτηση CA-7781 (κ. Νίκος Παππάς, Hotel Casa Azul) άλλαξε: άφιξη 6/5/2027 αντί για 4/5/2027, αναχώρηση 11/5/2027 αντί για 9/5/2027. Νέο σύνολο 1.310,00 EUR.",
  he: "הזמנה CA-7781 (מר דן לוי, Hotel Casa Azul) שונתה: הגעה 06/05/2027 במקום 04/05/2027, עזיבה 11/05/2027 במקום 09/05/2027. סכום חדש 1,310.00 EUR.",
  tr: "CA-7781 numaralı rezervasyon (Bay Emre Kaya, Hotel Casa Azul) değiştirildi: giriş 4 Mayıs 2027 yerine 6 Mayıs 2027, çıkış 9 Mayıs 2027 yerine 11 Mayıs 2027. Yeni tutar 1.310,00 EUR.",
  fi: "Varausta CA-7781 (Jussi Holm, Hotel Casa Azul) on muutettu: tulopäivä 4.5.2027 sijaan 6.5.2027, lähtöpäivä 9.5.2027 sijaan 11.5.2027. Uusi hinta 1 310,00 EUR.",
  ja: "予約番号 CA-7781(山田 太郎様、Hotel Casa Azul)は変更されました。チェックインは2027年5月4日の代わりに2027年5月6日、チェックアウトは2027年5月9日の代わりに2027年5月11日です。合計金額 1,310.00 EUR。",
};

it.each(Object.entries(MOVED))("the days that replace others are the stay's: %s", async (_language, text) => {
  const { items } = await readBooking(plainMail(text, { subject: "CA-7781" }));
  const { itinerary, pricing } = items[0]?.payload ?? {};
  expect({ itinerary, total: pricing?.total }).toMatchObject({
    itinerary: { checkIn: "2027-05-06", checkOut: "2027-05-11" },
    total: 1310,
  });
});

it("asks for Hungarian days of which it can't tell which ones are replaced", async () => {
  const text =
    "A CA-7781 számú foglalást (Nagy Péter úr, Hotel Casa Azul) módosítottuk: érkezés 2027. május 4. helyett 2027. május 6., távozás 2027. május 9. helyett 2027. május 11.";
  const { items } = await readBooking(plainMail(text, { subject: "CA-7781" }));
  expect(items[0]?.payload.itinerary?.checkIn).not.toBe("2027-05-04");
});
