import { expect, it } from "vitest";
import { PATCH as changeBooking, GET as readBooking } from "@/app/api/bookings/[id]/route";
import { GET as readSettings, PUT as saveSettings } from "@/app/api/settings/route";
import { PUT as saveProfile } from "@/app/api/users/me/profile/route";
import { GET as readUser } from "@/app/api/users/me/route";
import { booked, JSON_TYPE } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const json = (method: string, body: unknown) => ({ method, headers: JSON_TYPE, body: JSON.stringify(body) });

it("what a program has read can be sent back whole", async () => {
  const agent = await newAgent(db);
  const { id } = await booked(agent);
  const booking = await (await agent.ask(readBooking, `/api/bookings/${id}`, {}, { id })).json();
  const patched = await agent.ask(changeBooking, `/api/bookings/${id}`, json("PATCH", booking), { id });
  expect.soft([patched.status, await patched.json()]).toEqual([200, booking]);
  const moved = { ...booking, status: "PAID", supplier: { ...booking.supplier, name: "Other" } };
  const refused = await agent.ask(changeBooking, `/api/bookings/${id}`, json("PATCH", moved), { id });
  expect.soft(Object.keys((await refused.json()).fields)).toEqual(["status", "supplier"]);
  // However many unchanged fields precede it.
  const many = {
    ...booking,
    ...Object.fromEntries(Array.from({ length: 30 }, (_, no) => [`f${no}`, no])),
    zz: 1,
  };
  const misspelt = await agent.ask(changeBooking, `/api/bookings/${id}`, json("PATCH", many), { id });
  expect.soft([misspelt.status, Object.keys((await misspelt.json()).fields).length]).toEqual([400, 20]);
  const settings = await (await agent.ask(readSettings, "/api/settings")).json();
  const saved = await agent.ask(saveSettings, "/api/settings", json("PUT", settings));
  expect.soft([saved.status, await saved.json()]).toEqual([200, settings]);
  const { user } = await (await agent.ask(readUser, "/api/users/me")).json();
  const profile = await agent.ask(saveProfile, "/api/users/me/profile", json("PUT", user));
  expect.soft(profile.status).toBe(200);
});
