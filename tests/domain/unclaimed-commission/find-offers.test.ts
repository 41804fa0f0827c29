import { beforeEach, describe, expect, it } from "vitest";
import { deleteBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { clearUnclaimed, deposited, offered, reported, search } from "../../support/database/unclaimed";
import { newAgent, type TestAgent } from "../../support/people/agent";

const MARCH = { travelStartDate: "2031-03-01", travelEndDate: "2031-03-08" };

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  await clearUnclaimed();
  ada = await newAgent(db);
  ben = await newAgent(db);
});

const number = (agent: TestAgent) => offered(agent).then((offers) => offers.map(({ fits }) => fits));

describe("a line of a report without a booking", () => {
  it("is offered to an agent with the supplier and the client, by what is the agent's own", async () => {
    await booked(ada, { confirmationNumber: "ADA-1", clientName: "Amara Okonkwo", ...MARCH });
    await booked(ben, { confirmationNumber: "BEN-1", clientName: "Piet Mol", ...MARCH });
    await reported();
    await search();
    expect(await offered(ada)).toEqual([
      { supplier: "Harbour Hotels", month: "April 2031", fits: ["ADA-1"], clients: [] },
    ]);
    expect(await offered(ben)).toEqual([]);
  });

  it.each(["gt 99817", "GT99817", "0099817", "GT-99817"])(
    "is offered by a number written %s",
    async (written) => {
      await booked(ada, { confirmationNumber: written, clientName: "Piet Mol" });
      await reported();
      await search();
      expect(await number(ada)).toEqual([[written]]);
    },
  );

  it("is offered by another number of the booking", async () => {
    const { id } = await booked(ada, { confirmationNumber: "ADA-1", clientName: null });
    await db`insert into booking_references (user_id, booking_id, reference_key, reference, kind)
      values (${ada.id}, ${id}, 'GT99817', 'GT-99817', 'pnr')`;
    await db`update bookings set search = search || ' gt99817'`;
    await reported();
    await search();
    expect(await number(ada)).toEqual([["ADA-1"]]);
  });

  it("is offered by the trip and the amount where names differ, and not by one of the two", async () => {
    const fitting = { clientName: "Piet Mol", expectedCommissionAmount: 7300 };
    await booked(ada, { confirmationNumber: "FITS", ...fitting, ...MARCH });
    await booked(ada, {
      confirmationNumber: "OTHER-TRIP",
      ...fitting,
      travelStartDate: "2031-01-01",
      travelEndDate: "2031-01-02",
    });
    await booked(ada, {
      confirmationNumber: "OTHER-SUM",
      ...fitting,
      expectedCommissionAmount: 6000,
      ...MARCH,
    });
    await reported();
    await search();
    expect(await number(ada)).toEqual([["FITS"]]);
  });

  it("is offered for a client without a fitting booking, and to nobody without the supplier", async () => {
    await booked(ada, {
      confirmationNumber: "ADA-1",
      clientName: "Piet Mol",
      travelStartDate: "2030-01-01",
      travelEndDate: "2030-01-02",
    });
    await booked(ada, {
      confirmationNumber: "ADA-2",
      clientName: "Amara Okonkwo",
      supplier: { name: "Sea Line" },
    });
    await booked(ben, {
      confirmationNumber: "BEN-1",
      clientName: "Amara Okonkwo",
      supplier: { name: "Sea Line" },
    });
    await reported();
    await search();
    expect(await offered(ada)).toMatchObject([{ fits: [], clients: ["Amara Okonkwo"] }]);
    expect(await offered(ben)).toEqual([]);
  });

  it("of a forwarded statement is offered to the agent who forwarded it alone", async () => {
    for (const agent of [ada, ben]) await booked(agent, { clientName: "Amara Okonkwo", ...MARCH });
    await reported({}, { ownerId: ben.id });
    await search();
    expect([await offered(ada), (await offered(ben)).length]).toEqual([[], 1]);
  });

  it.each([
    [
      "of a report that says what another said",
      "update commission_reports set duplicate_of = gen_random_uuid()",
    ],
    ["of a removed report", "update commission_reports set removed_at = now()"],
    ["that brought nothing", "update commission_report_entries set gross_minor = 0, net_minor = 0"],
    ["that is ignored", "update commission_report_entries set status = 'IGNORED', ignored_at = now()"],
  ])("%s is offered to nobody", async (_what, statement) => {
    await booked(ada, { clientName: "Amara Okonkwo", ...MARCH });
    await reported();
    await db.unsafe(statement);
    await search();
    expect(await offered(ada)).toEqual([]);
  });

  it("is not offered for a booking that a person took apart from it", async () => {
    const { id } = await booked(ada, { clientName: "Amara Okonkwo", ...MARCH });
    const entry = await reported();
    await db`insert into match_rejections (subject_id, target_id, created_at) values (${entry}, ${id}, now())`;
    await search();
    expect((await listOffers(ada.ctx)).open.flatMap(({ fits }) => fits)).toEqual([]);
  });
});

describe("a supplier's family", () => {
  it("is the platform's row, rows of that name, and what an agent merged into another", async () => {
    const platform = await db`insert into suppliers (id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), 'Harbour Hotels', 'harbour hotels', now(), now()) returning id`;
    const supplierId = String(platform[0]?.id);
    const own = await booked(ada, { clientName: "Amara Okonkwo", supplier: { name: "HH Group" }, ...MARCH });
    await db`insert into supplier_preferences (user_id, supplier_id, merged_into, updated_at)
      values (${ada.id}, ${supplierId}, ${own.supplier?.id ?? ""}, now())`;
    await booked(ben, { clientName: "Amara Okonkwo", supplier: { name: "HH Group" }, ...MARCH });
    await reported({}, { supplierId });
    await search();
    expect((await offered(ada)).map(({ supplier }) => supplier)).toEqual(["HH Group"]);
    expect(await offered(ben)).toEqual([]);
  });

  it("is what the matcher found to be one company", async () => {
    const own = await booked(ada, {
      clientName: "Amara Okonkwo",
      supplier: { name: "Harbor Htls" },
      ...MARCH,
    });
    const [platform] = await db`insert into suppliers (id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), 'Harbour Int', 'harbour int', now(), now()) returning id`;
    const family = String(platform?.id);
    await db`insert into supplier_families (supplier_id, family_id)
      values (${family}, ${family}), (${own.supplier?.id ?? ""}, ${family})`;
    await reported({}, { supplierId: family, supplierName: "Harbour Int" });
    await search();
    expect(await offered(ada)).toHaveLength(1);
  });
});

describe("a payment that names no booking", () => {
  it("is offered by the client's name in its memo, or by amount and time", async () => {
    const { supplier } = await booked(ada, {
      confirmationNumber: "NAMED",
      clientName: "Amara Okonkwo",
      ...MARCH,
    });
    await booked(ada, {
      confirmationNumber: "AMOUNT",
      clientName: "Piet Mol",
      expectedCommissionAmount: 7313.37,
      ...MARCH,
    });
    await booked(ada, { confirmationNumber: "NEITHER", clientName: "Amara Diallo", ...MARCH });
    await deposited(supplier?.id ?? "", { memo: "ZQX OKONKWO AMARA COMM" });
    await search();
    expect(await number(ada)).toEqual([["NAMED", "AMOUNT"]]);
  });

  it("is of the supplier that a person named, else of the likeliest, and of nobody where none is known", async () => {
    const fitting = { confirmationNumber: "NAMED", clientName: "Amara Okonkwo", ...MARCH };
    await booked(ada, fitting);
    await booked(ben, { ...fitting, supplier: { name: "Sea Line" } });
    const memo = "OKONKWO AMARA COMM";
    await deposited(null, { memo });
    await search();
    expect([await offered(ada), await offered(ben)]).toEqual([[], []]);
    await deposited(null, { memo, names: ["Harbour Hotels", "Sea Line"] });
    await search();
    expect([(await offered(ada)).length, (await offered(ben)).length]).toEqual([1, 0]);
  });
});

describe("searching again", () => {
  it("offers nothing twice, and takes back what fits no more", async () => {
    const { id } = await booked(ada, { clientName: "Amara Okonkwo", ...MARCH });
    await reported();
    await search();
    await search();
    expect(await offered(ada)).toHaveLength(1);
    await deleteBooking(ada.ctx, id);
    await search();
    expect(await db`select withdrawn_at is not null as gone from commission_offers`).toEqual([
      { gone: true },
    ]);
    await booked(ada, { clientName: "Amara Okonkwo", confirmationNumber: "AGAIN", ...MARCH });
    await search({ userId: ada.id });
    expect(await number(ada)).toEqual([["AGAIN"]]);
  });

  it("of what changed leaves the rest alone, and an agent's new booking is asked about whatever was searched", async () => {
    await reported();
    await search({ isAll: false });
    await booked(ada, { clientName: "Amara Okonkwo", ...MARCH });
    await search({ isAll: false });
    expect(await offered(ada)).toEqual([]);
    await search({ userId: ada.id });
    expect(await offered(ada)).toHaveLength(1);
    await db`update commission_report_entries set version = version + 1`;
    await booked(ben, { clientName: "Amara Okonkwo", ...MARCH });
    await search({ isAll: false });
    expect(await offered(ben)).toHaveLength(1);
  });

  it("takes back what was matched meanwhile", async () => {
    await booked(ada, { clientName: "Amara Okonkwo", ...MARCH });
    await reported();
    await search();
    await db`update commission_report_entries set status = 'IGNORED', ignored_at = now()`;
    await search({ isAll: false });
    expect(await offered(ada)).toEqual([]);
  });
});
