import { expect, it } from "vitest";
import { findClients } from "@/lib/ledger/bookings/list/list-bookings";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

it("an agent's clients are found by any part of their name, each once, and nobody else's", async () => {
  const [ada, ben] = [await newAgent(db), await newAgent(db)];
  for (const [confirmationNumber, clientName] of [
    ["A-1", "Márta Lind"],
    ["A-2", "Márta Lind"],
    ["A-3", "Otto Lindqvist"],
    ["A-4", null],
  ] as const) {
    await booked(ada, {
      confirmationNumber,
      supplier: { name: "Lind Hotels" },
      clientName,
    });
  }
  await booked(ben, { confirmationNumber: "B-1", clientName: "Ben Lind" });
  const found = await findClients(ada.ctx, { search: "lind", limit: 5 });
  expect(found.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: "Márta Lind", bookingCount: 2 },
    { name: "Otto Lindqvist", bookingCount: 1 },
  ]);
  expect(await findClients(ada.ctx, { search: "MARTA", limit: 5 })).toHaveLength(1);
  expect(await findClients(ada.ctx, { search: "hotels", limit: 5 })).toEqual([]);
  expect(await findClients(ada.ctx, { search: "lind", limit: 1 })).toHaveLength(1);
});
