import { fold } from "./fold";

const MARKERS: Readonly<Record<string, string>> = {
  en: "the and your for with is of booking confirmation please thank guest room adults children nights agency check rate arrival departure name number dear we our",
  de: "und der die ihre ihr fur buchung vom ist sie mit bestatigung wir gast zimmer",
  fr: "le les votre vous pour nous et reservation avec du montant chambre sejour merci",
  es: "el los su para con reserva usted gracias por habitacion importe noches y",
  it: "il per prenotazione con gentile camera della totale grazie soggiorno notti ospite",
  nl: "het een uw voor boeking met van en kamer bedankt wij reis totaal",
  sv: "och er for med bokning tack att rum din vi pris antal resa",
  da: "og til med din ikke fra bestilling tak vaerelse rejse rejsende afrejse ankomst bekraeftelse pris",
  no: "og til med din ikke fra bestilling takk rom reise reisende avreise ankomst bekreftelse pris",
  pl: "w na do nie panstwo rezerwacji rezerwacja cena razem prosimy dziekujemy osob pokoj potwierdzenie potwierdzamy zaplaty",
  cs: "a pro na rezervace vas dekujeme cena pokoj osob pobyt hotel celkem",
  pt: "o para sua reserva com obrigado quarto valor noites total seu hospede",
  sk: "rezervacia rezervacie rezervaciu potvrdenie dakujeme vasu izba prichod odchod spolu dospeli ponuka zaujem prosime",
  hr: "rezervacija rezervacije rezervaciju postovani postovana ukupno dolazak odlazak odraslih ponuda ponudu vasu vasa hvala smjestaj gost gosti noci potvrda",
  sl: "rezervacija rezervacije rezervacijo spostovani spostovana skupaj prihod odhod odraslih ponudba ponudbo vaso vasa hvala namestitev gost nocitve potrditev",
  ro: "rezervare rezervarea rezervarii pentru dumneavoastra multumim sosire plecare nopti oaspete camera cazare confirmare oferta adulti",
  hu: "foglalas foglalasa foglalast tisztelt koszonjuk osszesen erkezes tavozas ejszaka vendeg szoba felnott ajanlat visszaigazolas kedves",
  fi: "varaus varauksen varauksenne varauksesi kiitos yhteensa saapuminen lahto asiakas huone aikuista hinta vahvistus tarjous teidan hyva",
  tr: "rezervasyon rezervasyonu rezervasyonunuz sayin toplam giris cikis misafir oda gece yetiskin tesekkur ederiz icin teklif onay",
  et: "broneering broneeringu broneeringut teie tere lugupidamisega kokku saabumine lahkumine tuba klient kinnitus kinnitame tasu ning",
  lv: "rezervacijas rezervaciju labdien jusu cienu kopa kopeja summa ierasanas izbraukšana viesis viesu apstiprinam apstiprinajums komisija",
  lt: "uzsakymas uzsakymo uzsakyma rezervacijos jusu pagarbiai viso bendra atvykimas isvykimas kambarys svecias patvirtiname patvirtinimas laba diena",
  is: "bokun bokunar bokunarnumer og vid ykkar kvedjur kvedju samtals koma brottfor herbergi gesta gestur stadfestum stadfesting thoknun",
  id: "reservasi pemesanan kami anda dengan yang untuk terima kasih tamu kamar tanggal jumlah tempahan telah hormat komisi bilik",
  vi: "dat phong khach ngay xac nhan tong quy chung toi tran trong cho tien gia nguoi hoa hong",
  ca: "reserva amb per als els habitacio arribada sortida persones gracies salutacions import confirmem nits vostra us",
};

const WORDS = Object.entries(MARKERS).map(([language, words]) => [language, words.split(" ")] as const);

/** Letters that only one language uses, or hardly any other. */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  tr: /[ıİğ]|ş/g,
  hu: /[őű]/g,
  pl: /[łąęźżś]/g,
  cs: /[řůě]/g,
  ro: /[țșţă]/g,
  is: /[ðþ]/g,
  lv: /[ģķļņ]/g,
  lt: /[ėįų]/g,
  vi: /[ơưạảấầậắặẹẻếềệọỏốồộớờợụủứừựịỉỳ]/g,
};
const OWN = 6;

/**
 * Returns points for letters: they distinguish the Nordic languages if their common words don't, and other languages by
 * letters that only they use, unless these are few.
 */
function lettersFor(language: string, text: string): number {
  const own = OWN_LETTERS[language];
  const count = own ? (text.match(own)?.length ?? 0) : 0;
  if (count > 3 && count * 100 > text.length) return OWN;
  if (language !== "sv" && language !== "da" && language !== "no") return 0;
  const isDanoNorwegian = /[øæ]/i.test(text);
  const isSwedish = /å/i.test(text) && /[äö]/i.test(text);
  if (isDanoNorwegian === isSwedish) return 0;
  return isSwedish === (language === "sv") ? 4 : -4;
}

/** Returns Japanese, Korean or Chinese if at least a quarter of the letters are in these scripts. */
function scriptOf(text: string): string | null {
  if (!/[\u3040-\ud7ff]/.test(text)) return null;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [kana, hangul, han] = [count(/[ぁ-ヶ]/g), count(/[가-힣]/g), count(/\p{Script=Han}/gu)];
  const east = kana + hangul + han;
  if (east < 20 || east * 4 < count(/\p{L}/gu)) return null;
  if (kana > 5) return "ja";
  return hangul > han ? "ko" : "zh";
}

const SCRIPTS = [
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["", /\p{Script=Cyrillic}/gu],
] as const;

/**
 * Returns the language by Greek, Hebrew, Arabic or Thai letters; for Cyrillic, the likely languages by the letters that
 * only some Slavic languages use.
 */
function lettersOf(text: string): string[] {
  if (!/[\u0370-\u06ff\u0e00-\u0e7f]/.test(text)) return [];
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [most] = SCRIPTS.map(([language, letters]) => ({ language, letters: count(letters) })).sort(
    (one, other) => other.letters - one.letters,
  );
  if (!most || most.letters < 20 || most.letters * 4 < count(/\p{L}/gu)) return [];
  if (most.language !== "") return [most.language];
  const scores: [string, number][] = [
    ["uk", count(/[іїєґ]/gi)],
    ["ru", count(/[ыэё]/gi)],
    ["bg", /[ыэёіїє]/i.test(text) ? 0 : count(/ъ/gi)],
    ["sr", count(/[ђјљњћџ]/gi)],
  ];
  const known = scores.filter(([, score]) => score > 0).sort((one, other) => other[1] - one[1]);
  return known.length > 0 ? known.map(([language]) => language) : ["ru", "bg"];
}

/**
 * Returns the language of most of a text, then others in which a short text may just as well be written; empty if
 * nothing indicates one.
 */
export function languagesOf(text: string): string[] {
  const script = scriptOf(text.slice(0, 8_000));
  if (script) return [script];
  const letters = lettersOf(text.slice(0, 8_000));
  if (letters.length > 0) return letters;
  const begin = text.slice(0, 8_000);
  const counts = new Map<string, number>();
  for (const word of fold(begin).split(/[^a-z]+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = WORDS.map(([language, words]) => {
    const score = words.reduce((sum, word) => sum + Math.min(3, counts.get(word) ?? 0), 0);
    return { language, score: score + lettersFor(language, begin) };
  })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const most = scores[0]?.score ?? 0;
  return scores.filter(({ score }) => score * 2 >= most).map(({ language }) => language);
}
