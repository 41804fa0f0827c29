import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";

async function read(
  lines: string,
  subject = "Cancellation of BV-3301",
  opening = "Reservation BV-3301 has been cancelled.",
) {
  const raw = `From: Boreal Voyages <trade@borealvoyages.example>\nTo: u@in.example\nSubject: ${subject}\nDate: Wed, 18 Nov 2026 10:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n${opening}\nGuest: Rhys Marlowe\n${lines}\n\nBoreal Voyages\n`;
  const { items } = await readBooking(new TextEncoder().encode(raw));
  const { payload, missing, findings } = items[0] ?? { payload: undefined, missing: [], findings: [] };
  return { payload, missing, findings };
}

describe("a cancellation says what becomes of the money", () => {
  it.each<[string, { kept?: number; charge?: number; recalled?: number; becomes?: string }]>([
    [
      "Cancellation charge: EUR 1,000.00\nCommission retained on cancellation charge: EUR 100.00\nOriginal commission (recalled): EUR 400.00",
      { kept: 100, charge: 1000, recalled: 400 },
    ],
    ["Cancellation fee: EUR 300.00\nCommission on cancellation fee: EUR 30.00", { kept: 30, charge: 300 }],
    ["Penalty: EUR 250.00\nProtected commission: EUR 400.00", { kept: 400, charge: 250 }],
    ["Stornogebühr: EUR 200,00\nProvision auf Stornogebühr: EUR 20,00", { kept: 20, charge: 200 }],
    [
      "Stornokosten: 500,00 EUR\nBereits gezahlte Provision wird zurückgefordert: 80,00 EUR",
      { charge: 500, recalled: 80 },
    ],
    ["Frais d'annulation : 150,00 EUR\nCommission conservée : 15,00 EUR", { kept: 15, charge: 150 }],
    ["Gastos de cancelación: 90,00 EUR\nComisión retenida: 9,00 EUR", { kept: 9, charge: 90 }],
    ["Comisión retenida sobre gastos de cancelación: 9,00 EUR", { kept: 9 }],
    ["Gastos de anulación: 90,00 EUR\nComisión sobre gastos: 9,00 EUR", { kept: 9, charge: 90 }],
    ["Stornokosten: 90,00 EUR\nProvision auf die Kosten: 9,00 EUR", { kept: 9, charge: 90 }],
    ["Annuleringskosten: EUR 90,00\nCommissie over de kosten: EUR 9,00", { kept: 9, charge: 90 }],
    ["Einbehaltene Provision auf Stornogebühr: EUR 30,00", { kept: 30 }],
    ["Sie behalten Ihre Provision von EUR 45,00.", { kept: 45 }],
    ["Commission on cancellation fee of EUR 300.00: EUR 30.00", { kept: 30, charge: 300 }],
    [
      "Your commission on the cancellation fee of EUR 500.00 is protected.",
      { charge: 500, becomes: "protected" },
    ],
    ["Commission for booking 12345 is recalled.", { becomes: "recalled" }],
    ["Commission payable on cancellation: EUR 45.00", {}],
    [
      "Penale di annullamento: EUR 180,00\nProvvigione sulla penale di annullamento: EUR 18,00",
      { kept: 18, charge: 180 },
    ],
    ["Annuleringskosten: EUR 120,00\nCommissie teruggevorderd: EUR 60,00", { charge: 120, recalled: 60 }],
    [
      "Cancellation charge       GBP   695.40\nRefund to agency          GBP 1,622.60\nCommission recalled       GBP   104.00",
      { charge: 695.4, recalled: 104, becomes: "recalled" },
    ],
    [
      "A cancellation charge of EUR 640.00 applies. We will still pay you commission of EUR 64.00 on the cancellation charge.",
      { kept: 64, charge: 640 },
    ],
    ["Your commission is protected in full.", { becomes: "protected" }],
    ["No commission is payable.", { becomes: "recalled" }],
    ["Ein Provisionsanspruch entfällt.", {}],
    ["Refund: EUR 500.00", {}],
    ["Cancellation fee: EUR 120.00 of which EUR 12.00 is your commission", { kept: 12, charge: 120 }],
    ["Stornogebühr: EUR 120,00, davon sind EUR 12,00 Ihre Provision", { kept: 12, charge: 120 }],
    ["Cancellation fee EUR 120.00   Commission EUR 80.00", { charge: 120 }],
    ["Commission EUR 80.00   Cancellation fee EUR 120.00", { charge: 120 }],
    ["Commission EUR 80.00, cancellation fee retained EUR 120.00", { charge: 120 }],
    ["Commission on no show fee: EUR 12.00", { kept: 12 }],
    ["For booking no. BV-3301 we recall the commission of EUR 12.00.", { recalled: 12 }],
    ["Die im Mai gezahlte Provision wird nun zurückgefordert.", { becomes: "recalled" }],
    ["De commissie wordt nu teruggevorderd.", { becomes: "recalled" }],
    ["Ihre Provision wird storniert.", { becomes: "recalled" }],
    ["Die Provision in Höhe von EUR 45,00 wurde storniert.", { recalled: 45 }],
    ["Ihre Buchung wurde storniert, die Provision bleibt Ihnen.", { becomes: "protected" }],
    ["La réservation est annulée, votre commission de EUR 45,00 reste acquise.", { kept: 45 }],
    ["Commission (cancelled booking): EUR 45.00", {}],
    ["Your commission is no longer payable.", { becomes: "recalled" }],
    ["Original commission: EUR 400.00", {}],
  ])("%s", async (lines, { kept, charge, recalled, becomes }) => {
    const { payload } = await read(lines);
    expect(payload?.emailType).toBe("cancellation");
    expect(payload?.estimatedCommission?.amount).toBe(kept);
    expect(payload?.cancellation?.charge).toBe(charge);
    expect(payload?.cancellation?.recalled).toBe(recalled);
    expect(payload?.cancellation?.commission).toBe(becomes);
  });

  it.each([
    "Your commission of EUR 45.00 will not be recalled.",
    "Your commission will not be recalled.",
    "We won't claw back your commission of EUR 45.00.",
    "No commission is recalled.",
    "Your commission of EUR 45.00 cannot be retained.",
    "Your commission cannot be guaranteed.",
    "Die Provision wird nicht storniert.",
    "Wir stornieren die Provision nicht.",
    "Provision 45,00 EUR wird nicht einbehalten.",
    "Es wird keine Provision zurückgefordert.",
    "La commission de 45,00 EUR n'est pas reprise.",
    "Aucune commission ne sera reprise.",
    "La comisión de EUR 45,00 no será anulada.",
    "La provvigione non viene stornata.",
    "De commissie wordt niet teruggevorderd.",
    "Provisionen återkrävs inte.",
    "Provisionen på EUR 45,00 tilbagekræves ikke.",
    "Provize nebude stornována.",
    "Prowizja nie zostanie cofnięta.",
    "A comissão não será estornada.",
    "Ihre Provision von EUR 45,00 wird einbehalten.",
    "We retain your commission of EUR 45.00.",
    "Nous conservons la commission de EUR 45,00.",
    "La provvigione di EUR 45,00 viene trattenuta.",
    "50% of your commission is protected.",
  ])("leaves open what a sentence turns round or doesn't say of whom: %s", async (lines) => {
    const { payload, findings } = await read(lines);
    expect(payload?.emailType).toBe("cancellation");
    expect(payload?.estimatedCommission?.amount).toBeUndefined();
    expect(payload?.cancellation?.recalled).toBeUndefined();
    expect(payload?.cancellation?.commission).toBeUndefined();
    expect(findings.find((one) => one.field === "cancellation.commission")).toMatchObject({ chosen: false });
  });

  it.each([
    "Commission: EUR 400.00",
    "Commission payable on cancellation: EUR 400.00",
    "Please refund the commission of EUR 400.00 to us.",
  ])("offers a commission of which nothing is said, and doesn't take it for kept: %s", async (line) => {
    const { payload, findings } = await read(line);
    expect(payload?.estimatedCommission).toBeUndefined();
    expect(findings.find((one) => one.field === "estimatedCommission.amount")).toMatchObject({
      value: 400,
      chosen: false,
    });
  });
});

describe("a commission of a booking", () => {
  const commissionOf = async (line: string) => {
    const stay = "Check-in: 20 May 2027\nCheck-out: 23 May 2027\nTotal price: EUR 450.00";
    const { payload } = await read(`${stay}\n${line}`, "BV-3301 confirmed", "Booking number: BV-3301");
    return payload?.estimatedCommission?.amount;
  };

  it.each([
    "Your commission of EUR 45.00 is not payable on this rate.",
    "You will not receive EUR 45.00 commission.",
    "Commission: EUR 45.00 (not payable)",
    "Provision EUR 45,00 wird nicht gezahlt.",
    "Commission EUR 45,00 n'est pas versée.",
  ])("is none where it isn't paid: %s", async (line) => {
    expect(await commissionOf(line)).toBeUndefined();
  });

  it.each([
    "Commission: EUR 45.00 (not due until the client has travelled)",
    "Commission: EUR 45.00 (not paid on taxes)",
    "Commission: EUR 45.00, not yet paid",
    "No deposit is taken. Commission: EUR 45.00",
  ])("is one where something else is denied: %s", async (line) => {
    expect(await commissionOf(line)).toBe(45);
  });
});

describe("a percentage of an amount that is stated", () => {
  const BOOKING = "Confirmation: RB 20771\nEmbark: May 9, 2027\nDisembark: May 16, 2027\n";
  const rate = (lines: string) =>
    read(BOOKING + lines, "Confirmation RB 20771", "Your booking is confirmed.");

  it.each<[string, number]>([
    [
      "Cruise fare (commissionable): US$3,000.00\nPort charges (non-commissionable): US$200.00\nTotal price: US$3,200.00\nYour commission: 12% of the commissionable fare.",
      360,
    ],
    [
      "Commissionable fare: USD 1,500.00\nTaxes: USD 80.00\nTotal price: USD 1,580.00\nCommission is 10 % of commissionable fare",
      150,
    ],
    ["Total price: EUR 900.00\nWe pay 10% commission on the total price.", 90],
    ["Room rate: EUR 800.00\nBreakfast: EUR 100.00\nTotal: EUR 900.00\nCommission: 8% of the room rate.", 64],
    [
      "Reisepreis (provisionsfähig): EUR 2.000,00\nSteuern: EUR 100,00\nGesamtpreis: EUR 2.100,00\nProvision: 11 % vom provisionsfähigen Reisepreis.",
      220,
    ],
    ["Net fare: GBP 700.00\nTotal: GBP 750.00\nYou earn ten percent of the total.", 75],
  ])("%s", async (lines, amount) => {
    const { payload, missing, findings } = await rate(lines);
    expect(payload?.estimatedCommission?.amount).toBe(amount);
    expect(missing).toContain("expectedCommissionAmount");
    const found = findings.find((one) => one.field === "estimatedCommission.amount");
    expect(found).toMatchObject({
      chosen: true,
      state: "check",
      note: expect.stringContaining("worked out"),
    });
  });

  it.each([
    "Total price: EUR 900.00\nCommission: 10%",
    "Total price: EUR 900.00\nUp to 12% commission on the total price.",
    "Fare adult: EUR 400.00\nFare child: EUR 200.00\nTotal price: EUR 600.00\nCommission: 10% of the fare.",
    "Total price: EUR 900.00\nA deposit of 10% of the total price is due.",
  ])("is none where the base isn't one amount, or no commission is promised: %s", async (lines) => {
    expect((await rate(lines)).payload?.estimatedCommission).toBeUndefined();
  });
});

it.each([
  ["Your 10% is now £90.00", 90],
  ["Your 10 % comes to £90.00", 90],
  ["Ihre 10 % sind jetzt £90.00", 90],
  ["Vos 10 % font £90.00", 90],
  ["Your 10% discount is £90.00", undefined],
  ["Your 10% deposit is now £90.00", undefined],
])("a share that is named by its percentage alone: %s", async (line, amount) => {
  const lines = `In: Sat 22 May 2027\nOut: Wed 26 May 2027\nNew total £900.00\n${line}`;
  const { payload } = await read(lines, "Re: RH-118 new dates", "Booking: RH-118 (revised)");
  expect(payload?.emailType).toBe("amendment");
  expect(payload?.estimatedCommission?.amount).toBe(amount);
});
