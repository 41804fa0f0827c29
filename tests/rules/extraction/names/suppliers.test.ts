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
