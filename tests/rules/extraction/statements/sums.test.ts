import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const LINES = [
  "Booking      Guest             Sale      Commission",
  "NW-118820    Karim Haddad    11,832.00    1,183.20",
  "NW-119402    Paolo Rossi      8,688.00      868.80",
];
const TOTAL = "Total                        20,520.00    2,052.00";

async function sumsOf(lines: string): Promise<Record<string, unknown>> {
  const text = `Remittance 88140, all amounts in USD.\n\n${lines}\n\nNorthwake Cruises\n`;
  const mail = plainMail(text, { subject: "Commission remittance 88140" });
  const { commissionReport, items } = await readBooking(mail);
  const { commissionAmount, feesAmount, taxAmount, netAmount, entries } = commissionReport ?? {};
  expect(entries?.map(({ commission }) => commission)).toEqual([1183.2, 868.8]);
  expect(items[0]?.payload.estimatedCommission?.amount).toBe(netAmount);
  return { commission: commissionAmount, fees: feesAmount, tax: taxAmount, net: netAmount };
}

const table = (...below: string[]) => [...LINES, TOTAL, "", ...below].join("\n");

type Sums = { commission?: number; fees?: number; tax?: number; net?: number };

it.each([
  "Provisieafrekening oktober",
  "Provisie-overzicht",
  "Décompte des commissions",
  "Provisionsafregning",
  "Liquidazione provvigioni ottobre",
  "Decont de comisioane",
  "Jutalékelszámolás",
])("is a statement by its name: %s", async (subject) => {
  const { emailType } = await readBooking(plainMail([...LINES, TOTAL].join("\n"), { subject }));
  expect(emailType).toBe("commission_statement");
});

describe("The net of a statement is what is transferred", () => {
  it.each<[string, Sums]>([
    [
      "Gross commission: USD 2,052.00\nBank charges: USD 15.00\nWithholding tax 10%: USD 205.20\nNet transferred: USD 1,831.80",
      { fees: 15, tax: 205.2, net: 1831.8 },
    ],
    [
      "Total commission          2,052.00\nBank charges                -15.00\nAmount transferred        2,037.00",
      { fees: 15, net: 2037 },
    ],
    [
      "Net commission: USD 2,052.00\nWire fee: USD 25.00\nPaid to your account: USD 2,027.00",
      { fees: 25, net: 2027 },
    ],
    [
      "Paid to your account: USD 2,027.00\nCommission: USD 2,052.00\nLess wire fee: USD 25.00",
      { fees: 25, net: 2027 },
    ],
    [
      "Commission excl. VAT: USD 2,052.00\nVAT 15%: USD 307.80\nTotal payable: USD 2,359.80",
      { tax: -307.8, net: 2359.8 },
    ],
    [
      "We have transferred USD 2,037.00 to your account after bank charges of USD 15.00.",
      { fees: 15, net: 2037 },
    ],
    ["Tax withheld at source (10% on 2,052.00)   205.20\nRemitted   1,846.80", { tax: 205.2, net: 1846.8 }],
    ["Commission paid: USD 2,052.00 (incl. GST of USD 186.55)", { net: 2052 }],
    ["Amount paid: USD 2,052.00\nPaid year to date: USD 9,000.00", { net: 2052 }],
    ["Paid previously: USD 400.00\nMinimum payment: USD 50.00\nThis payment: USD 2,052.00", { net: 2052 }],
    [
      "Provision gesamt: 2.052,00 USD\nBankspesen: 15,00 USD\nQuellensteuer: 205,20 USD\nÜberweisungsbetrag: 1.831,80 USD",
      { fees: 15, tax: 205.2, net: 1831.8 },
    ],
    [
      "Commission brute : 2 052,00 USD\nFrais bancaires : 15,00 USD\nNet viré : 2 037,00 USD",
      { fees: 15, net: 2037 },
    ],
    [
      "Comisión bruta: USD 2.052,00\nComisión bancaria: USD 15,00\nRetención IRPF: USD 205,20\nImporte transferido: USD 1.831,80",
      { fees: 15, tax: 205.2, net: 1831.8 },
    ],
    [
      "Provvigioni lorde: USD 2.052,00\nSpese bancarie: USD 15,00\nRitenuta d'acconto: USD 205,20\nNetto bonificato: USD 1.831,80",
      { fees: 15, tax: 205.2, net: 1831.8 },
    ],
    [
      "Bruto commissie: USD 2.052,00\nBankkosten: USD 15,00\nOvergemaakt bedrag: USD 2.037,00",
      { fees: 15, net: 2037 },
    ],
    [
      "Comissão bruta: USD 2.052,00\nTarifa bancária: USD 15,00\nIRRF: USD 205,20\nValor líquido transferido: USD 1.831,80",
      { fees: 15, tax: 205.2, net: 1831.8 },
    ],
    [
      "Provision brutto: 2 052,00 USD\nBankavgift: 15,00 USD\nUtbetalt beløb: 2 037,00 USD",
      { fees: 15, net: 2037 },
    ],
    [
      "Provize celkem: 2 052,00 USD\nBankovní poplatek: 15,00 USD\nVyplaceno: 2 037,00 USD",
      { fees: 15, net: 2037 },
    ],
    [
      "Prowizja brutto: 2 052,00 USD\nOpłata bankowa: 15,00 USD\nKwota wypłacona: 2 037,00 USD",
      { fees: 15, net: 2037 },
    ],
    ["手数料合計 USD 2,052.00\n振込手数料 USD 15.00\n振込金額 USD 2,037.00", { fees: 15, net: 2037 }],
  ])("%s", async (below, sums) => {
    expect(await sumsOf(table(below))).toEqual({ commission: 2052, ...sums });
  });

  it("is the commission where nothing is taken off", async () => {
    expect(await sumsOf(table())).toEqual({ commission: 2052, net: 2052 });
  });

  it("is nobody's word where no sum is printed: a line may not have been read", async () => {
    expect(await sumsOf(LINES.join("\n"))).toEqual({});
  });

  it.each([
    ["Bank charges: USD 15.00", { fees: 15 }],
    ["Total commission payable: USD 2,052.00\nBank charges: USD 15.00", { fees: 15 }],
    ["Withholding tax: USD 205.20", {}],
  ])("stays open where no sum says whether it is taken off: %s", async (below, sums) => {
    expect(await sumsOf(table(below))).toEqual({ commission: 2052, ...sums });
  });

  it("is the sum of a column that the lines pay, with the tax of another", async () => {
    const lines = [
      "Booking      Client            Fare        Comm ex GST    GST       Paid",
      "NW-118820    Karim Haddad      11,832.00   1,183.20       118.32    1,301.52",
      "NW-119402    Paolo Rossi       8,688.00    868.80         86.88     955.68",
    ];
    const sums = { commission: 2052, tax: -205.2, net: 2257.2 };
    expect(await sumsOf(lines.join("\n"))).toEqual(sums);
    const total = "TOTAL                          20,520.00   2,052.00       205.20    2,257.20";
    expect(await sumsOf([...lines, total].join("\n"))).toEqual(sums);
  });
});
