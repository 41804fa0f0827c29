import { expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

it("a price in dinars, as it is written in Serbia", async () => {
  const text =
    "Rezervacija DS-1190 je potvrđena. Cena je sada 84.600 din ukupno za njih četvoro (umesto 79.200), a Vaša provizija je 8.460 din umesto 7.920.";
  const { items } = await readBooking(
    plainMail(text, { subject: "DS-1190", from: "Staze <info@staze.example>" }),
  );
  expect(items[0]?.payload).toMatchObject({
    pricing: { total: 84_600, currency: "RSD" },
    estimatedCommission: { amount: 8460, currency: "RSD" },
  });
});
