import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";

const HEAD = [
  "From: Reservations <res@lodge.example>",
  "To: inbox@agent.example",
  "Subject: Booking confirmation LDG-88214",
  "Date: Mon, 09 Nov 2026 10:00:00 +0000",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: 8bit",
].join("\r\n");

async function moneyOf(...lines: string[]) {
  const text = ["Booking number: LDG-88214", "Guest: Anna Keller", ...lines].join("\r\n");
  const { items } = await readBooking(new TextEncoder().encode(`${HEAD}\r\n\r\n${text}\r\n`));
  const { pricing, estimatedCommission } = items[0]?.payload ?? {};
  return [pricing?.total, pricing?.currency, estimatedCommission?.amount, estimatedCommission?.currency];
}

describe("a commission told in a sentence", () => {
  it.each([
    ["You will receive 8% on the accommodation, which in this case is £92.40, by BACS.", 92.4, "GBP"],
    ["As always you'll earn 10 percent on the room only, so £100.00 for this stay.", 100, "GBP"],
    ["La commissione per la Vostra agenzia, come d'accordo, è di € 168,00 (IVA inclusa).", 168, "EUR"],
    ["Ihre Provision, wie vereinbart, liegt bei 120,50 € und wird nach Abreise überwiesen.", 120.5, "EUR"],
    ["Votre commission, comme convenu, s'élève à 140,00 € et vous sera versée après le départ.", 140, "EUR"],
    ["Su comisión será, según lo acordado, de 96,00 € más IVA.", 96, "EUR"],
    ["Uw commissie voor deze boeking is dus € 84,50 inclusief btw.", 84.5, "EUR"],
    ["Wir überweisen Ihnen 10 % von 1.200,00 €, also 120,00 €, nach der Abreise.", 120, "EUR"],
  ])("%s", async (sentence, amount, currency) => {
    const [, , commission, code] = await moneyOf(sentence);
    expect([commission, code]).toEqual([amount, currency]);
  });

  it.each([
    ["Commission is calculated on £924.00 and paid after the stay."],
    ["Refer a friend and earn up to 10%, for example £50.00 on your next booking."],
    ["Please deduct your commission and remit £1,039.50 to our account."],
    ["You will receive 10% off, a saving of £80.00, with the bonus programme."],
  ])("is not read from: %s", async (sentence) => {
    const [, , commission] = await moneyOf("Total price: £1,155.00", sentence);
    expect(commission).toBeUndefined();
  });
});

describe("a price that arithmetic tells", () => {
  it("a net and a commission together are the gross, whatever they are called", async () => {
    const money = await moneyOf(
      "It's $300 a night so $2,100 for the week, all in US dollars.",
      "You make 15% on that ($315), so you only need to send us $1,785.",
    );
    expect(money).toEqual([2100, "USD", 315, "USD"]);
  });

  it("a price per person times the persons is the price of all", async () => {
    const money = await moneyOf("The cost is USD 1,980 per person, so USD 3,960 for the two of them.");
    expect(money.slice(0, 2)).toEqual([3960, "USD"]);
  });

  it("a sentence may say what it comes to, and a rate may be a word", async () => {
    const money = await moneyOf(
      "Seven nights at 450 USD comes to 3,150 USD. Ten percent of that, 315 USD, is yours after the stay.",
    );
    expect(money).toEqual([3150, "USD", 315, "USD"]);
  });

  it("what is to pay counts where the lines above add up to it", async () => {
    const money = await moneyOf(
      "Chalet         EUR 3,900.00",
      "Linen          EUR   120.00",
      "Tourist tax    EUR   192.00",
      "To pay         EUR 4,212.00",
      "(equivalent to GBP 3,560.00 at today's rate)",
    );
    expect(money.slice(0, 2)).toEqual([4212, "EUR"]);
  });

  it.each([
    [["Rate: $189.00 per night plus tax", "Deposit received: $189.00"]],
    [["Deposit comes to £300.00 and is due now."]],
    [["Room 100.00 EUR", "Spa 50.00 EUR", "Subtotal 150.00 EUR"]],
    [["Total (net): USD 5,560.00"]],
    [["Summe (exkl. MwSt.): 900,00 EUR"]],
  ])("no total is made of %s", async (lines) => {
    expect((await moneyOf(...lines))[0]).toBeUndefined();
  });
});

describe("the booking's number without a label of its own", () => {
  const numberOf = async (subject: string, ...lines: string[]) => {
    const head = HEAD.replace(/Subject: .*/, `Subject: ${subject}`);
    const text = [...lines, "Guest: Anna Keller", "Total price: EUR 900.00"].join("\r\n");
    const { items } = await readBooking(new TextEncoder().encode(`${head}\r\n\r\n${text}\r\n`));
    return items.map((item) => item.payload.confirmationNumber);
  };

  it.each([
    ["Deposit received - JT-5510", "Thank you for your payment for JT-5510 (Keller, Anna).", "JT-5510"],
    ["Annulation dossier LT-4420", "Nous avons bien noté l'annulation du dossier LT-4420.", "LT-4420"],
    ["Your option is on hold", "Option number: 4471802", "4471802"],
    ["Booking confirmed: CE-3380-W", "Your reference: CE-3380-W", "CE-3380-W"],
    ["Rental voucher", "VOUCHER          GC44710982", "GC44710982"],
  ])("%s / %s", async (subject, line, number) => {
    expect(await numberOf(subject, line)).toEqual([number]);
  });

  it("numbered bookings in one mail are told apart", async () => {
    const one = ["Guest: Peter Schuster", "Arrival: 10 May 2027", "Total: EUR 480.00", ""];
    const two = ["Guest: Monika Lang", "Arrival: 11 May 2027", "Total: EUR 520.00", ""];
    expect(
      await numberOf(
        "Two bookings",
        "1) Booking number HP-2201",
        ...one,
        "2) Booking number HP-2202",
        ...two,
      ),
    ).toEqual(["HP-2201", "HP-2202"]);
  });
});

describe("currencies that a mail tells by its country", () => {
  it("a price in crowns may be known by its tail alone", async () => {
    expect(await moneyOf("Hej! Er bokning är bekräftad.", "Att betala totalt: 2 190:-")).toEqual([
      2190,
      "SEK",
      undefined,
      undefined,
    ]);
  });

  it.each([
    [["Total: R 13 860.00", "Stellenbosch, South Africa"], 13860, "ZAR"],
    [["Totalt å betale: kr 18 450,-", "Fjordtur AS, Bergen, tlf +47 55 55 01 20"], 18450, "NOK"],
    [["Rejsens samlede pris: 32.790,00 kr.", "Vi bekræfter Deres rejse"], 32790, "DKK"],
    [["Total à payer : 5 400 DH", "Marrakech, Maroc"], 5400, "MAD"],
    [["Toplam tutar: 24.600,00 TL", "Bodrum, Türkiye"], 24600, "TRY"],
    [["Rates are in Fijian dollars (FJD).", "Total: $5,250.00 (about AUD 3,560)"], 5250, "FJD"],
    [["Alle Preise in CHF", "Total                 1'842.--"], 1842, "CHF"],
    [["Land arrangements total JD 1,410.000", "Amman, Jordan"], 1410, "JOD"],
  ])("%s", async (lines, total, currency) => {
    expect((await moneyOf(...lines)).slice(0, 2)).toEqual([total, currency]);
  });
});

describe("of several amounts the one that is meant", () => {
  it("the client's total beats the rack total", async () => {
    const money = await moneyOf(
      "Rack total:       GBP 6 480.00",
      "Levy:             GBP   156.00",
      "Client total:     GBP 6 636.00",
      "Payable to us:    GBP 5 016.00",
    );
    expect(money.slice(0, 2)).toEqual([6636, "GBP"]);
  });

  it("the last column of a matrix is the sum of the others, whatever currency stands first", async () => {
    const money = await moneyOf(
      "                  ADULT x2     CHILD x1       TOTAL",
      "BASE FARE   GBP     792.00       297.00     1089.00",
      "TAXES               731.26       290.18     1021.44",
      "TOTAL       GBP    1523.26       587.18     2110.44",
      "COMMISSION  :  5.00 PCT / GBP 54.45",
    );
    expect(money).toEqual([2110.44, "GBP", 54.45, "GBP"]);
  });

  it("the commission is the stated one, not what is left after tax withheld", async () => {
    const money = await moneyOf(
      "Grand Total: INR 1,22,130.00",
      "Travel Agent Commission @ 15%: INR 15,525.00",
      "Less TDS u/s 194H @ 2%: INR 310.50",
      "Commission payable after TDS: INR 15,214.50",
    );
    expect(money).toEqual([122130, "INR", 15525, "INR"]);
  });

  it("the label tells which dollar a bare sign is, and a conversion never wins", async () => {
    const money = await moneyOf(
      "Total MXN: $18,802.00",
      "Approx. equivalent: US$1,033.08",
      "Your commission is $1,896.00 MXN.",
    );
    expect(money).toEqual([18802, "MXN", 1896, "MXN"]);
  });

  it("an approximate charge counts where it is exactly what the lines above it come to", async () => {
    const money = await moneyOf(
      "1 week at 498.00        498.00 USD",
      "Member discount         -49.80 USD",
      "State and local tax      79.43 USD",
      "Approximate rental charge    527.63 USD",
    );
    expect(money.slice(0, 2)).toEqual([527.63, "USD"]);
  });

  it("a rate times nights is not the price, what it comes to is", async () => {
    const money = await moneyOf(
      "Public rate 430.00 x 2 nights = 860.00 USD",
      "Agency rate (less 10%) 774.00 USD",
      "Commission 86.00 USD",
    );
    expect(money).toEqual([860, "USD", 86, "USD"]);
  });

  it("a discount for the agency is its commission, and the invoice its net", async () => {
    const money = await moneyOf("2 x 235 € = 470 €", "Remise agence 10 % : 47 €", "Net à facturer : 423 €");
    expect(money).toEqual([470, "EUR", 47, "EUR"]);
  });

  it("GST included in a total is not the total", async () => {
    const money = await moneyOf("Total (AUD, incl. GST): $5,880.00", "GST included in total: $534.54");
    expect(money.slice(0, 2)).toEqual([5880, "AUD"]);
  });
});
