import { describe, expect, it } from "vitest";
import { senderName } from "@/lib/reader/evidence/supplier/suppliers";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

describe("the company in a sender's name", () => {
  it.each([
    ["SwiftHop Agents Desk", "SwiftHop"],
    ["Hotel Aurora - Reservations", "Hotel Aurora"],
    ["Reservations | Hotel Aurora", "Hotel Aurora"],
    ["Anna at Hotel Aurora", "Hotel Aurora"],
    ["Anna Meier (Hotel Aurora)", "Hotel Aurora"],
    ["Das Team von Aurora Reisen", "Aurora Reisen"],
    ["Ufficio Booking - Aurora Viaggi", "Aurora Viaggi"],
    ["Aurora Resor Kundservice", "Aurora Resor"],
    ["Rezerwacje Aurora", "Aurora"],
    ["Guest Relations, The Larch Hotel", "The Larch Hotel"],
    ["Guest Relations", null],
    ["Anna Meier", null],
  ])("%s", (name, company) => {
    expect(senderName({ from: { name, address: "desk@aurora.example" } })).toBe(company);
  });
});

const STAY =
  "Confirmation number: PB-6620\nGuest: Ada Quill\nArrival: 12 March 2027\nDeparture: 15 March 2027\n";

describe("the agent a mail names", () => {
  it.each([
    "Attention: Nicolette du Preez, Protea Travel",
    "Attn: Nicolette du Preez",
    "À l'attention de : Nicolette du Preez",
    "z. Hd.: Nicolette du Preez",
    "t.a.v.: Nicolette du Preez",
    "Travel Consultant: Nicolette du Preez",
    "Prepared for: Horizon West Travel (Agent: Nicolette du Preez)",
  ])("%s", async (line) => {
    const { items } = await readBooking(plainMail(`${line}\n${STAY}`));
    expect(items[0]?.payload.agents).toMatchObject([{ name: "Nicolette du Preez" }]);
    expect(items[0]?.payload.customer).toEqual({ name: "Ada Quill" });
  });

  it("is no agency without a person", async () => {
    const { items } = await readBooking(
      plainMail(`${STAY}Travel Agency: Bluestem Journeys · IATA 14 5 7702 3`),
    );
    expect(items[0]?.payload.agents).toBeUndefined();
  });
});

describe("a sender's name that nobody answers to", () => {
  it.each([
    "Ne pas répondre",
    "Bitte nicht antworten",
    "No responder",
    "Non rispondere",
    "Niet beantwoorden",
    "Svara ej",
    "Nie odpowiadać",
    "Neodpovídejte",
    "Не отвечать",
    "Lütfen yanıtlamayınız",
    "Do not reply",
    "Automatische Nachricht",
  ])("is no supplier: %s", (name) => {
    expect(senderName({ from: { name, address: "desk@mailing.example" } })).toBeNull();
  });

  it.each([
    ["Net à régler à Croisières du Ponant d’Or", "Croisières du Ponant d’Or"],
    ["Net zu zahlen an Aurora Kontor", "Aurora Kontor"],
    ["Netto da versare a Aurora del Mare", "Aurora del Mare"],
    ["Te betalen aan Aurora Kantoor", "Aurora Kantoor"],
    ["Net due to Aurora Collective", "Aurora Collective"],
  ])("stands above the company that the price is owed to: %s", async (label, name) => {
    const html = `<h3>${name}</h3><table><tr><td>Booking number</td><td>PB-6620</td></tr><tr><td>Guest</td><td>Ms Ada Quill</td></tr><tr><td>Total price</td><td>EUR 2,480.00</td></tr><tr><td>${label}</td><td>EUR 2,182.40</td></tr></table>`;
    const from = "=?utf-8?Q?Ne_pas_r=C3=A9pondre?= <nepasrepondre@mailing.example>";
    const { items } = await readBooking(plainMail(html, { from, kind: "html" }));
    expect(items[0]?.payload.supplier?.name).toBe(name);
  });
});
