import { describe, expect, it } from "vitest";
import NAMES from "@/lib/reader/documents/header-names.json" with { type: "json" };
import { dayWritten } from "@/lib/reader/evidence/dates/calendar";
import { readBooking } from "@/lib/reader/read-booking";

/** An email of 4 May 2026 forwarded at the end of November, when 16 July alone would mean next year. */
const BODY = `Booking reference: KLM44Q
Passenger: Mr Tom Weller
Hotel: Sea Palace
Check-in: 16 July
Check-out: 23 July
Total price: EUR 812.40
Commission: EUR 81.24`;
const FROM = "Aero Nord <booking@aeronord.example>";

function mail(text: string, subject = "Fwd: Your trip KLM44Q"): Uint8Array {
  return new TextEncoder().encode(
    `From: Nora Lindqvist <agent@tallyport.example>\nTo: in@in.example\nSubject: ${subject}\nDate: Fri, 27 Nov 2026 09:00:00 +0100\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`,
  );
}

async function daysIn(raw: Uint8Array) {
  const { items } = await readBooking(raw);
  const { checkIn, checkOut, startDate, endDate } = items[0]?.payload.itinerary ?? {};
  return [checkIn ?? startDate, checkOut ?? endDate];
}

const HEADS: readonly (readonly [string, string])[] = [
  [
    "Gmail",
    `---------- Forwarded message ---------\nFrom: ${FROM}\nDate: Mon, May 4, 2026 at 8:12 AM\nSubject: Your trip KLM44Q\nTo: <a@b.example>`,
  ],
  [
    "Gmail, German",
    `---------- Forwarded message ---------\nVon: ${FROM}\nDate: Mo., 4. Mai 2026 um 08:12 Uhr\nSubject: Your trip KLM44Q\nTo: <a@b.example>`,
  ],
  ["Outlook", `From: ${FROM}\nSent: Monday, May 4, 2026 8:12 AM\nTo: Nora\nSubject: Your trip KLM44Q`],
  ["Outlook, French", `De : ${FROM}\nEnvoyé : lundi 4 mai 2026 08:12\nÀ : Nora\nObjet : Your trip KLM44Q`],
  [
    "Outlook, Spanish",
    `De: ${FROM}\nEnviado el: lunes, 4 de mayo de 2026 8:12\nPara: Nora\nAsunto: Your trip KLM44Q`,
  ],
  [
    "Outlook, Italian",
    `Da: ${FROM}\nInviato: lunedì 4 maggio 2026 08:12\nA: Nora\nOggetto: Your trip KLM44Q`,
  ],
  [
    "Outlook, Portuguese",
    `De: ${FROM}\nEnviado: 4 de maio de 2026 08:12\nPara: Nora\nAssunto: Your trip KLM44Q`,
  ],
  [
    "Outlook, Dutch",
    `Van: ${FROM}\nVerzonden: maandag 4 mei 2026 08:12\nAan: Nora\nOnderwerp: Your trip KLM44Q`,
  ],
  ["Outlook, Swedish", `Från: ${FROM}\nSkickat: den 4 maj 2026 08:12\nTill: Nora\nÄmne: Your trip KLM44Q`],
  ["Outlook, Danish", `Fra: ${FROM}\nSendt: 4. maj 2026 08:12\nTil: Nora\nEmne: Your trip KLM44Q`],
  [
    "Outlook, Polish",
    `Od: ${FROM}\nWysłano: poniedziałek, 4 maja 2026 08:12\nDo: Nora\nTemat: Your trip KLM44Q`,
  ],
  [
    "Outlook, Czech",
    `Od: ${FROM}\nOdesláno: pondělí 4. května 2026 8:12\nKomu: Nora\nPředmět: Your trip KLM44Q`,
  ],
  [
    "Outlook, Hungarian",
    `Feladó: ${FROM}\nElküldve: 2026. május 4., hétfő 8:12\nCímzett: Nora\nTárgy: Your trip KLM44Q`,
  ],
  [
    "Outlook, Finnish",
    `Lähettäjä: ${FROM}\nLähetetty: maanantai 4. toukokuuta 2026 8.12\nVastaanottaja: Nora\nAihe: Your trip KLM44Q`,
  ],
  [
    "Outlook, Turkish",
    `Kimden: ${FROM}\nGönderildi: 4 Mayıs 2026 Pazartesi 08:12\nKime: Nora\nKonu: Your trip KLM44Q`,
  ],
  [
    "Outlook, Greek",
    `Από: ${FROM}\nΣτάλθηκε: Δευτέρα, 4 Μαΐου 2026 8:12\nΠρος: Nora\nΘέμα: Your trip KLM44Q`,
  ],
  ["Outlook, Russian", `От: ${FROM}\nОтправлено: 4 мая 2026 г. 8:12\nКому: Nora\nТема: Your trip KLM44Q`],
  [
    "Outlook, Ukrainian",
    `Від: ${FROM}\nНадіслано: 4 травня 2026 р. 8:12\nКому: Nora\nТема: Your trip KLM44Q`,
  ],
  [
    "Outlook, Croatian",
    `Šalje: ${FROM}\nPoslano: 4. svibnja 2026. 8:12\nPrima: Nora\nPredmet: Your trip KLM44Q`,
  ],
  ["Outlook, Japanese", `差出人: ${FROM}\n送信日時: 2026年5月4日 8:12\n宛先: Nora\n件名: Your trip KLM44Q`],
  ["Outlook, Chinese", `发件人: ${FROM}\n发送时间: 2026年5月4日 8:12\n收件人: Nora\n主题: Your trip KLM44Q`],
  [
    "Outlook, Korean",
    `보낸 사람: ${FROM}\n보낸 날짜: 2026년 5월 4일 월요일 오전 8:12\n받는 사람: Nora\n제목: Your trip KLM44Q`,
  ],
  [
    "Outlook in bold type",
    `*From:* ${FROM}\n*Sent:* Monday, May 4, 2026 8:12 AM\n*To:* Nora\n*Subject:* Your trip KLM44Q`,
  ],
  [
    "Apple Mail",
    `Begin forwarded message:\n\nFrom: ${FROM}\nSubject: Your trip KLM44Q\nDate: 4 May 2026 at 08:12:00 BST\nTo: a@b.example`,
  ],
  [
    "Thunderbird",
    `-------- Forwarded Message --------\nSubject: \tYour trip KLM44Q\nDate: \tMon, 4 May 2026 08:12:00 +0100\nFrom: \t${FROM}\nTo: \ta@b.example`,
  ],
  [
    "a weekday that says which of two orders",
    `From: ${FROM}\nSent: Mon 04/05/2026 08:12\nTo: Nora\nSubject: Your trip KLM44Q`,
  ],
  ["a line in English", `On Mon, May 4, 2026 at 8:12 AM ${FROM} wrote:`],
  ["a line in German", `Am Mo., 4. Mai 2026 um 08:12 Uhr schrieb ${FROM}:`],
  ["a line in Polish", `pon., 4 maj 2026 o 08:12 ${FROM} napisał(a):`],
  ["a line in Hungarian", `${FROM} ezt írta (időpont: 2026. máj. 4., H, 8:12):`],
  ["a line in Russian", `пн, 4 мая 2026 г. в 08:12, ${FROM}:\nAero Nord <booking@aeronord.example> пишет:`],
  ["a line in Czech", `po 4. 5. 2026 v 8:12 odesílatel ${FROM} napsal:`],
  [
    "a line that is broken in two",
    `On Mon, May 4, 2026 at 8:12 AM Aero Nord\n<booking@aeronord.example> wrote:`,
  ],
];

it.each(HEADS)("days of a mail that is handed on count from its own day: %s", async (_name, head) => {
  expect(await daysIn(mail(`See below.\n\n${head}\n\n${BODY}`))).toEqual(["2026-07-16", "2026-07-23"]);
});

it("so do those of a mail that is attached, also where it forwards another one", async () => {
  const inner = `From: Aero Nord <booking@aeronord.example>\nTo: a@b.example\nSubject: Your trip KLM44Q\nDate: Mon, 04 May 2026 08:12:00 +0100\nContent-Type: text/plain\n\n${BODY}\n`;
  const outer = (part: string) =>
    new TextEncoder().encode(
      `From: Nora <a@b.example>\nTo: in@in.example\nSubject: old booking\nDate: Fri, 27 Nov 2026 09:00:00 +0100\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b1\n\n--b1\nContent-Type: text/plain\n\nsee attached\n--b1\nContent-Type: message/rfc822\n\n${part}\n--b1--\n`,
    );
  expect(await daysIn(outer(inner))).toEqual(["2026-07-16", "2026-07-23"]);
  const forwarding = `From: Nora <a@b.example>\nSubject: Fwd: Your trip KLM44Q\nDate: Thu, 20 Aug 2026 08:12:00 +0100\nContent-Type: text/plain\n\nFrom: Aero Nord <booking@aeronord.example>\nDate: Mon, 4 May 2026 08:12:00 +0100\nSubject: Your trip KLM44Q\nTo: a@b.example\n\n${BODY}\n`;
  expect(await daysIn(outer(forwarding))).toEqual(["2026-07-16", "2026-07-23"]);
});

describe("where nothing says when a mail was written", () => {
  const head = (sent: string) => `From: ${FROM}\nSent: ${sent}\nTo: Nora\nSubject: Your trip KLM44Q\n\n`;

  it("a weekday that only the last such day had means that one", async () => {
    const text = BODY.replace("16 July", "Thu 16 July").replace("23 July", "Thu 23 July");
    expect(await daysIn(mail(text))).toEqual(["2026-07-16", "2026-07-23"]);
    expect(await daysIn(mail(text.replaceAll("Thu", "Fri")))).toEqual(["2027-07-16", "2027-07-23"]);
  });

  it("two days that fit leave the year open, unless the mail settles their order", () => {
    const calendar = { monthFirst: false, settled: false, today: "2026-11-27" };
    expect(dayWritten("04/11/2026 08:12", calendar)).toBeNull();
    expect(dayWritten("04/11/2026 08:12", { ...calendar, settled: true })).toBe("2026-11-04");
    expect(dayWritten("Sat 04/11/2026 08:12", calendar)).toBe("2026-04-11");
  });

  it("a day without a year is the last one before the mail that quotes it", () => {
    const calendar = { monthFirst: false, settled: true, today: "2026-03-27" };
    expect(dayWritten("Mon 4 May", calendar)).toBeNull();
    expect(dayWritten("4 May 08:12", calendar)).toBe("2025-05-04");
    expect(dayWritten("Sunday", calendar)).toBe("2026-03-27");
  });

  it("a day that would be after the mail that quotes it is read the other way round", async () => {
    expect(await daysIn(mail(head("05/12/2026 08:12") + BODY))).toEqual(["2026-07-16", "2026-07-23"]);
  });
});

it.each(Object.entries(NAMES))("%s has a name for each part of a header", (_language, names) => {
  for (const kind of ["from", "subject", "date", "other", "wrote"] as const) {
    expect(names[kind].length, kind).toBeGreaterThan(0);
  }
});
