import { expect, it } from "vitest";
import { labelOf } from "@/lib/reader/words/label";
import { currencyContext } from "@/lib/reader/words/money/currency";

it.each([
  ["Anmelderin", "guest"],
  ["Sürücü", "guest"],
  ["İkinci Sürücü", "guest"],
  ["Acente Referansı", "otherReference"],
  ["Alış", "start"],
  ["İade", "end"],
  ["Maison", "hotel"],
  ["Camp", "hotel"],
  ["Data turului", "period"],
  ["Προμήθεια 10% επί του ναύλου", "commission"],
  ["ΦΠΑ 24% επί της προμήθειας", "otherAmount"],
])("%s is the label of %s", (label, role) => {
  expect(labelOf(label)?.role).toBe(role);
});

it("takes R for the rand where times are South African", () => {
  const text = "Total: R 9 850.00. Held until 17h00 SAST.";
  expect(currencyContext(text, "en", "camp.example").only).toBe("ZAR");
});
