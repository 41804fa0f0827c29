import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pain001 } from "@/lib/payouts/bank-files/pain-001.model";
import { sepaPayer } from "@/lib/payouts/bank-files/payer.model";
import type { IbanAccount, Transfer } from "@/lib/payouts/bank-files/transfer.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { at, painProblems, readXml } from "@/tests/support/bank-files/read-pain-001";

const RUN = "0190a1b2-c3d4-7e5f-8a6b-0123456789ab";
const BO = "0190a1b2-c3d4-7e5f-8a6b-fedcba987654";
const PAYER = sepaPayer.parse({
  name: "Reisebüro Hafen & Söhne GmbH",
  iban: "de89 3704 0044 0532 0130 00",
  bic: null,
});

function transfer(change: Partial<Transfer<IbanAccount>> = {}): Transfer<IbanAccount> {
  const account = { kind: "IBAN", iban: "NL91ABNA0417164300" } as const;
  return { payoutId: RUN, holder: "Zoë Łukasz", amount: 123_405, account, ...change };
}

function fileOf(transfers: readonly Transfer<IbanAccount>[], payer = PAYER): string {
  return pain001({
    messageId: "0190A1B2C3D47E5F8A6B0123456789AB",
    payer,
    transfers,
    madeAt: new Date("2026-11-28T16:05:09.123Z"),
    day: calendarDate.parse("2026-12-01"),
    about: "Commission up to 2026-11-27",
  });
}

describe("a SEPA message", () => {
  it("says who pays whom how much on which day", () => {
    const file = fileOf([transfer(), transfer({ payoutId: BO, amount: 7 })], {
      ...PAYER,
      bic: "COBADEFFXXX",
    });
    expect(painProblems(file)).toEqual([]);
    const root = readXml(file);
    const read = (path: string) => at(root, `CstmrCdtTrfInitn/${path}`).map(({ text }) => text);
    expect(read("GrpHdr/MsgId")).toEqual(["0190A1B2C3D47E5F8A6B0123456789AB"]);
    expect(read("GrpHdr/CreDtTm")).toEqual(["2026-11-28T16:05:09Z"]);
    expect(read("GrpHdr/NbOfTxs")).toEqual(["2"]);
    expect(read("GrpHdr/CtrlSum")).toEqual(["1234.12"]);
    expect(read("GrpHdr/InitgPty/Nm")).toEqual(["Reiseburo Hafen + Sohne GmbH"]);
    expect(read("PmtInf/PmtMtd")).toEqual(["TRF"]);
    expect(read("PmtInf/PmtTpInf/SvcLvl/Cd")).toEqual(["SEPA"]);
    expect(read("PmtInf/ReqdExctnDt/Dt")).toEqual(["2026-12-01"]);
    expect(read("PmtInf/DbtrAcct/Id/IBAN")).toEqual(["DE89370400440532013000"]);
    expect(read("PmtInf/DbtrAgt/FinInstnId/BICFI")).toEqual(["COBADEFFXXX"]);
    expect(read("PmtInf/ChrgBr")).toEqual(["SLEV"]);
    expect(read("PmtInf/CdtTrfTxInf/PmtId/EndToEndId")).toEqual([
      "0190A1B2C3D47E5F8A6B0123456789AB",
      "0190A1B2C3D47E5F8A6BFEDCBA987654",
    ]);
    expect(read("PmtInf/CdtTrfTxInf/Amt/InstdAmt")).toEqual(["1234.05", "0.07"]);
    expect(read("PmtInf/CdtTrfTxInf/Cdtr/Nm")).toEqual(["Zoe Lukasz", "Zoe Lukasz"]);
    expect(read("PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN")[0]).toBe("NL91ABNA0417164300");
    expect(read("PmtInf/CdtTrfTxInf/RmtInf/Ustrd")[0]).toBe("Commission up to 2026-11-27");
  });

  it("names no bank where the IBAN does", () => {
    expect(fileOf([transfer()])).toContain(
      "<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>",
    );
  });

  it.each([
    ["nobody", []],
    ["a payout twice", [transfer(), transfer()]],
    ["nothing", [transfer({ amount: 0 })]],
    ["part of a cent", [transfer({ amount: 0.5 })]],
    ["more than a transfer can be", [transfer({ amount: 100_000_000_000 })]],
  ])("pays %s", (_what, transfers) => {
    expect(() => fileOf(transfers)).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
  });

  it("is right for any names and amounts", () => {
    const some = fc.array(
      fc.record({
        holder: fc.string({ unit: "grapheme", minLength: 1 }),
        amount: fc.integer({ min: 1, max: 99_999_999_999 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(some, (entries) => {
        const transfers = entries.map(({ holder, amount }, place) =>
          transfer({ holder: `A${holder}`, amount, payoutId: `${BO.slice(0, -2)}${10 + place}` }),
        );
        expect(painProblems(fileOf(transfers))).toEqual([]);
      }),
    );
  });

  it("is told from one whose order, sums or signs are wrong", () => {
    const file = fileOf([transfer()]);
    const broken = [
      file.replace("<ChrgBr>SLEV</ChrgBr>", "").replace("</PmtInf>", "<ChrgBr>SLEV</ChrgBr></PmtInf>"),
      file.replace("<CtrlSum>1234.05", "<CtrlSum>1234.06"),
      file.replace("<NbOfTxs>1<", "<NbOfTxs>2<"),
      file.replace("Zoe", "Zoë"),
      file.replace("<PmtMtd>TRF</PmtMtd>", ""),
    ];
    for (const one of broken) expect(painProblems(one)).toHaveLength(1);
  });
});
