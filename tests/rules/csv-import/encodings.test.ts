import { describe, expect, it } from "vitest";
import { encodingOf } from "@/lib/imports/records/csv-encoding.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import { encodedAs, utf16 } from "@/tests/support/encodings/encoded-as";

/** Headings and lines as banks of many countries write them. */
const TEXTS: readonly (readonly [encodings: readonly string[], text: string])[] = [
  [["windows-1252"], "Buchungstag;Betrag;Empfänger\n01.11.2026;10,00;Müller Straße €\n"],
  [["windows-1252"], "Umsätze;Währung €\n"],
  [["windows-1252"], "Date;Libellé;Débit\n01/11/2026;Hôtel de la Plage à Nice;10,00\n"],
  [["windows-1252"], "Fecha;Descripción;Importe\n01/11/2026;Comisión Señor Muñoz;10,00\n"],
  [["windows-1252"], "Data;Descrição;Valor\n01/11/2026;Comissão não;10,00\n"],
  [["windows-1252"], "Dato;Beløb;Tekst\n01-11-2026;10,00;Gebyr på København\n"],
  [["windows-1252"], "Datum;Belopp;Företag\n"],
  [["windows-1252"], "Pvm;Määrä;Saaja\n"],
  [["windows-1252"], "Dagsetning;Upphæð;Lýsing\n01.11.2026;10;Þóknun greiðsla ferð\n"],
  [
    ["windows-1250", "iso-8859-2"],
    "Data operacji;Kwota;Tytuł;Nadawca\n2026-11-01;10,00;Prowizja;Źródło Świętej Łąki\n",
  ],
  [["windows-1250", "iso-8859-2"], "Data księgowania;Płatność\n"],
  [["windows-1250", "iso-8859-2"], "Datum;Částka;Měna;Název protiúčtu;Zpráva pro příjemce\n"],
  [["windows-1250", "iso-8859-2"], "Datum;Částka\n01.11.2026;10,00\n"],
  [
    ["windows-1250", "iso-8859-2"],
    "Könyvelés dátuma;Összeg;Közlemény\n2026.11.01;10;Szállás jutalék, fizetendő\n",
  ],
  [
    ["windows-1250", "iso-8859-2"],
    "Dátum;Suma;Účet;Príjemca\n01.11.2026;10,00;Poplatok za vedenie účtu, ľúbezný dôvod\n",
  ],
  [
    ["windows-1250", "iso-8859-2"],
    "Datum;Iznos;Opis plaćanja;Primatelj\n01.11.2026;10;Račun za uslugu čišćenja\n",
  ],
  [["windows-1254"], "Tarih;Açıklama;Tutar;Bakiye\n01.11.2026;Havale geldi, İşlem ücreti;10,00\n"],
  [["windows-1254"], "Tarih;İşlem;Tutar\n"],
  [
    ["windows-1254"],
    "HESAP HAREKETLERİ\nMüşteri Adı;GEZİ LTD. ŞTİ.\nTarih;Açıklama;İşlem Tutarı\n21/05/2026;KİRA ÖDEMESİ;1,00\n08/05/2026;HESAP İŞLETİM ÜCRETİ;1,00\n06/05/2026;GELEN EFT DENİZ TURİZM KOMİSYON NİSAN;1,00\n",
  ],
  [["windows-1253", "iso-8859-7"], "Ημερομηνία;Περιγραφή;Ποσό\n01/11/2026;Προμήθεια ξενοδοχείου;10,00\n"],
  [["windows-1253"], "ΗΜΕΡΟΜΗΝΙΑ;ΠΟΣΟ\n"],
  [
    ["windows-1251", "koi8-u", "ibm866", "iso-8859-5"],
    "Дата;Сумма;Назначение платежа\n01.11.2026;10;Комиссия за отель\n",
  ],
  [["windows-1251", "koi8-u", "ibm866"], "ДАТА;СУММА;НАЗНАЧЕНИЕ ПЛАТЕЖА\n"],
  [["windows-1251", "koi8-u"], "Дата;Сума;Призначення платежу\n01.11.2026;10;Комісія за готель, Київ\n"],
  [["windows-1251"], "Дата;Сума;Описание\n01.11.2026;10;Комисионна от хотел\n"],
  [
    ["shift_jis", "euc-jp"],
    "取引日,受入金額（円）,払出金額（円）,詳細１,現在（貸付）高\n20260213,123456,,振込,カ）ホシノ,1123456\n",
  ],
  [["shift_jis", "euc-jp"], "日付,摘要,お支払金額,お預り金額,差引残高\n2026/11/2,ﾌﾘｺﾐ ｶ)ﾎｼﾉ,,1000,2000\n"],
  [["shift_jis", "euc-jp"], "日付,金額\n"],
  [["shift_jis"], "年月日,お引出し,お預入れ,お取り扱い内容,残高\n2026/11/2,,1000,ｶ)ﾎﾃﾙﾆﾂｺｳ,2000\n"],
  [["gb18030"], "交易日期,摘要,金额,余额,对方户名\n2026-11-02,转账,100,200,北京旅行社\n"],
  [["big5"], "日期,摘要,金額,餘額\n2026/11/02,轉帳,100,200\n"],
  [["euc-kr"], "거래일시,적요,출금액,입금액,잔액\n2026.11.02,이체,,100,200\n"],
  [["windows-1255"], "תאריך,תיאור,סכום\n02/11/2026,עמלה ממלון,100\n"],
  [["windows-1257"], "Data;Suma;Mokėtojas;Paskirtis\n2026-11-02;10;Viešbutis Ąžuolas įmoka už paslaugas\n"],
  [["windows-1257"], "Datums;Summa;Saņēmējs\n2026-11-02;10;Viesnīca Rīgā, komisija\n"],
  [["windows-874"], "วันที่,รายการ,จำนวนเงิน\n02/11/2026,โอนเงิน,100\n"],
  [["windows-1252"], 'Date,Amount,Name\n2026-11-02,10,"O’Neil – Café “Bar”"\n'],
  [["windows-1252"], "Date,Amount\n2026-11-02,£10\n"],
  [["windows-1252", "iso-8859-15"], "Datum;Betrag\n02.11.2026;10,00 €\n"],
  [["windows-1252", "iso-8859-15"], "Kirjauspäivä;Määrä (€)\n12.10.2026;Hotelli Šafari Žetoni;10,00\n"],
  [["windows-1252", "iso-8859-15"], "Date;Libellé;Montant\n01/11/2026;Hôtel du Cœur, l'Œuvre;10,00 €\n"],
  [["windows-1252"], "Name;Betrag\nHôtel d’Œuf – “Žižka”;10,00\n"],
];

function decoded(bytes: Uint8Array): string {
  return [...textChunks(bytes, encodingOf(bytes))].join("");
}

describe("a text of one of the old encodings", () => {
  const cases = TEXTS.flatMap(([encodings, text]) => encodings.map((encoding) => [encoding, text] as const));
  it.each(cases)("in %s is read: %j", (encoding, text) => {
    expect(decoded(encodedAs(text, encoding))).toBe(text);
  });

  it.each(TEXTS)("is read in UTF-16 without a mark too: %j %j", (_, text) => {
    expect(decoded(utf16(text, "le"))).toBe(text);
    expect(decoded(utf16(text, "be"))).toBe(text);
  });

  it("is read as its XML declares", () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-2"?><Nm>Ž</Nm>';
    expect(decoded(encodedAs(text, "iso-8859-2"))).toBe(text);
  });

  it("has the letters of Windows-1252 on every Node", () => {
    const letters = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
    const bytes = encodedAs(`Müller ${letters}`, "windows-1252");
    expect([...textChunks(bytes, "windows-1252")].join("")).toBe(`Müller ${letters}`);
  });

  it("is read in OFX as well, whatever its head says", () => {
    const text =
      "OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>7</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>12.00<NAME>Hôtel Müller €</STMTTRN></BANKTRANLIST></STMTRS></OFX>";
    const read = readStatement(encodedAs(text, "windows-1252"));
    expect("lines" in read && read.lines[0]?.payer).toBe("Hôtel Müller €");
  });
});
