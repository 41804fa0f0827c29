import { describe, expect, it } from "vitest";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import { agrees } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { encodedAs } from "@/tests/support/encodings/encoded-as";
import { damageOf, EUR, readText, shortly } from "./statement-bytes";

const wide = (width: number, ...lines: readonly string[]) => lines.map((line) => line.padEnd(width));
const disagreeing = (text: string) => readText(text).totals.filter((total) => !agrees(total)).length;

const NORMA = wide(
  80,
  "11210004170200877413260501260531200000000010000978AGENCIA",
  "22    0417260504260506020142000000000125000000000000000000000000FAC 118",
  "2301TRANSFERENCIA DE HOTELES SIERRA ALTA, PROVISION 118 Y 121",
  "22    0417260506260506030211000000000025000000000000",
  "2301RECIBO",
  "33210004170200877413000010000000000250000001000000000125002000000000200009 8".replace("9 8", "978"),
);
const norma = (...lines: readonly string[]) =>
  [...lines, `88${"9".repeat(18)}${String(lines.length).padStart(6, "0")}`].join("\r\n");

describe("Norma 43", () => {
  it("is read by its keys and columns, on the day of the operation", () => {
    const read = readText(norma(...NORMA));
    expect(shortly(read)).toEqual([
      ["2026-05-04", 12_500, "EUR", "TRANSFERENCIA DE HOTELES SIERRA ALTA, PROVISION 118 Y 121 FAC 118"],
      ["2026-05-06", -2_500, "EUR", "RECIBO"],
    ]);
    expect(read.lines[0]).toMatchObject({ line: 2, account: "210004170200877413", payer: null });
    expect(read.totals.map((total) => [total.of, agrees(total)])).toEqual([
      ["in", true],
      ["out", true],
      ["closing", true],
    ]);
  });

  it("holds several accounts, and may come without breaks or without the blanks at its ends", () => {
    const second = NORMA.map((line) => line.replace("0200877413", "0200877421"));
    const both = norma(...NORMA, ...second);
    expect(readText(both).accounts).toHaveLength(2);
    const bare = norma(...NORMA.map((line) => line.trimEnd()));
    const whole = [...NORMA, `88${"9".repeat(18)}000006`].join("");
    for (const text of [bare, whole, `${bare}\r\n\u001a`]) expect(readText(text).lines).toHaveLength(2);
  });

  it.each([
    ["an amount", NORMA.map((line) => line.replace("00000000012500000", "00000000012600000")), 2],
    ["a payment less", NORMA.filter((_, at) => at < 3 || at > 4), 2],
  ])("disagrees with its own totals by %s", (_, lines, count) => {
    expect(disagreeing(norma(...lines))).toBe(count);
  });

  it.each([
    ["no last record", NORMA.join("\n"), "Line 6: the file ends too early, its 88 record is missing"],
    [
      "an account without totals",
      norma(...NORMA.slice(0, 5)),
      "Line 6: the account above has not ended with a 33 record",
    ],
    [
      "another count of records",
      norma(...NORMA).replace("000006", "000009"),
      "Line 7: the file says that it has 9 records, it has 6",
    ],
    [
      "a key that is none",
      norma(...NORMA).replace("020142", "020143"),
      'Line 2: "3" is neither debit (1) nor credit (2)',
    ],
    ["a record of no kind", norma(...NORMA).replace("2301REC", "2901REC"), "Line 5: the record"],
  ])("with %s is damaged", (_, text, reason) => {
    expect(damageOf(text)).toContain(reason);
  });
});

const coda = (opening: string, ...lines: readonly string[]) =>
  wide(
    128,
    `0000001062672505${" ".repeat(111)}2`,
    `12001BE68539007547034${" ".repeat(18)}EUR0${opening}010526`,
    ...lines,
  );
const CODA = coda(
  "000000000100000",
  `2100010000${"REF1".padEnd(21)}0000000000125000040526013500001${"101090933755493".padEnd(53)}05052600110 0`,
  `2200010000${"".padEnd(53)}${"CUST".padEnd(35)}GEBABEBB`,
  `2300010000${"BE43068999999501".padEnd(37)} ${"HOTEL ARDENNES SA".padEnd(35)}`,
  `3100010001${"REF1".padEnd(21)}013500000${"COMMISSIONS MAI".padEnd(73)}`,
  `${`2100020000${"REF2".padEnd(21)}10000000000250000605260135000003 PAYMENTS`.padEnd(115)}060526001  0`,
  `${`2100020001${"REF2".padEnd(21)}1000000000015000060526063500000RENT`.padEnd(115)}060526001  0`,
  `8001BE68539007547034${" ".repeat(17)}EUR 0000000000200000310526`,
  `${`9${" ".repeat(15)}000008000000000025000000000000125000`.padEnd(127)}2`,
);

describe("CODA", () => {
  it("is read by its columns, details with the movement that they are of", () => {
    const read = readText(CODA.join("\n"));
    expect(shortly(read)).toEqual([
      ["2026-05-05", 12_500, "EUR", "HOTEL ARDENNES SA +++090/9337/55493+++ COMMISSIONS MAI"],
      ["2026-05-06", -2_500, "EUR", "3 PAYMENTS RENT"],
    ]);
    expect(read.lines[0]).toMatchObject({
      payer: "HOTEL ARDENNES SA",
      bankId: "REF1",
      account: "BE68539007547034",
    });
    expect(read.totals.map((total) => [total.of, agrees(total)])).toEqual([
      ["closing", true],
      ["in", true],
      ["out", true],
    ]);
  });

  it("disagrees with its own totals where a movement is missing", () => {
    expect(disagreeing(CODA.filter((_, at) => at < 2 || at > 5).join("\n"))).toBe(2);
  });

  it.each([
    ["no last record", CODA.slice(0, -1).join("\n"), "its 9 record is missing"],
    ["no closing balance", CODA.filter((line) => !line.startsWith("8")).join("\n"), "has no closing balance"],
    [
      "a sign that is none",
      CODA.join("\n").replace(`${"REF1".padEnd(21)}0`, `${"REF1".padEnd(21)}7`),
      '"7" is neither',
    ],
  ])("with %s is damaged", (_, text, reason) => {
    expect(damageOf(text)).toContain(reason);
  });
});

const [OWN, OTHER] = ["40802978000000417788", "40702978900000011223"];
const exchange = (...parts: readonly string[]) =>
  ["1CClientBankExchange", "ВерсияФормата=1.03", `РасчСчет=${OWN}`, ...parts, "КонецФайла", ""].join("\r\n");
const section = (...more: readonly string[]) =>
  ["СекцияРасчСчет", "ДатаНачала=01.05.2026", `РасчСчет=${OWN}`, ...more, "КонецРасчСчет"].join("\r\n");
const paper = (
  number: number,
  sum: string,
  [payer, payee]: readonly [string, string],
  ...more: readonly string[]
) =>
  [
    "СекцияДокумент=Платежное поручение",
    `Номер=${number}`,
    "Дата=03.05.2026",
    `Сумма=${sum}`,
    `ПлательщикСчет=${payer}`,
    "Плательщик=ИНН 7700000001 ООО Северный круиз",
    `ПолучательСчет=${payee}`,
    "Получатель=ИП Белова",
    "НазначениеПлатежа=Комиссия по броням",
    ...more,
    "КонецДокумента",
  ].join("\r\n");
const EXCHANGE = exchange(
  section("НачальныйОстаток=100.00", "ВсегоПоступило=125.00", "ВсегоСписано=25.50", "КонечныйОстаток=199.50"),
  paper(1, "125.00", [OTHER, OWN], "ДатаПоступило=04.05.2026", "НазначениеПлатежа1=Комиссия"),
  paper(2, "25.50", [OWN, OTHER], "ДатаСписано=06.05.2026", "ДатаПоступило="),
);

describe("1CClientBankExchange", () => {
  it("came or went by which of its accounts is the file's, in the currency that its number names", () => {
    const read = readText(EXCHANGE);
    expect(shortly(read)).toEqual([
      ["2026-05-04", 12_500, "EUR", "ООО Северный круиз Комиссия по броням 1"],
      ["2026-05-06", -2_550, "EUR", "ИП Белова Комиссия по броням 2"],
    ]);
    expect(read.lines[0]).toMatchObject({ payer: "ООО Северный круиз", account: OWN });
    expect(read.totals.map((total) => [total.of, agrees(total)])).toEqual([
      ["in", true],
      ["out", true],
      ["closing", true],
    ]);
  });

  it.each(["windows-1251", "ibm866"] as const)("is read in %s", (encoding) => {
    const result = readStatement(encodedAs(EXCHANGE, encoding));
    expect("lines" in result && result.lines[0]?.payer).toBe("ООО Северный круиз");
  });

  it("moves both accounts of the file by what goes from one to the other", () => {
    const second = OWN.replace("7788", "7799");
    const read = readText(
      EXCHANGE.replace(`РасчСчет=${OWN}`, `РасчСчет=${OWN}\r\nРасчСчет=${second}`).replaceAll(OTHER, second),
    );
    expect(read.lines.map(({ account, amountMinor }) => [account, amountMinor])).toEqual([
      [second, -12_500],
      [OWN, 12_500],
      [OWN, -2_550],
      [second, 2_550],
    ]);
  });

  it("adds the sections of single days, and leaves out what was not carried out", () => {
    const days = [
      section("НачальныйОстаток=100.00", "ВсегоПоступило=125.00", "ВсегоСписано=0", "КонечныйОстаток=225.00"),
      section(
        "НачальныйОстаток=225.00",
        "ВсегоПоступило=",
        "ВсегоСписано=25.50",
        "КонечныйОстаток=199.50",
      ).replace("01.05", "06.05"),
    ];
    const open = paper(3, "9.00", [OWN, OTHER]);
    const read = readText(
      EXCHANGE.replace(/СекцияРасчСчет[\s\S]*КонецРасчСчет/, [...days.reverse(), open].join("\r\n")),
    );
    expect(read.totals.every(agrees)).toBe(true);
    expect(read.skipped).toMatchObject([{ reason: "The transaction isn't booked." }]);
  });

  it("disagrees with its own totals where a document is missing", () => {
    expect(disagreeing(EXCHANGE.replace(/СекцияДокумент[\s\S]*?КонецДокумента\r\n/, ""))).toBe(2);
  });

  it.each([
    ["no end", EXCHANGE.replace("КонецФайла", ""), "ends too early"],
    [
      "a document that isn't closed",
      EXCHANGE.replace(/КонецДокумента(?![\s\S]*КонецДокумента)/, ""),
      "ends too early",
    ],
    ["a document of others", exchange(paper(1, "1.00", [OTHER, OTHER])), "neither account of this document"],
    ["a day that is none", EXCHANGE.replace("04.05.2026", "04.05"), 'the date "04.05" can\'t be read'],
    ["an amount that is none", EXCHANGE.replace("25.50", "25.5x"), "can't be read"],
  ])("with %s is damaged", (_, text, reason) => {
    expect(damageOf(text)).toContain(reason);
  });

  it("asks for its currency where its accounts don't name it", () => {
    const foreign = exchange(paper(1, "1.00", ["KZ1", "KZ2"], "ДатаСписано=06.05.2026")).replace(OWN, "KZ1");
    expect(() => readText(foreign)).toThrow('"about":"currency"');
    expect(readText(foreign, { currency: EUR }).lines).toHaveLength(1);
  });
});
