import { beforeEach, describe, expect, it } from "vitest";
import { fetchRates, importRates, previewRates, undoRates } from "@/lib/ledger/exchange-rates/import-rates";
import { knownRate, listRates } from "@/lib/ledger/exchange-rates/read-rates";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { knownRates } from "../../support/transactions/rates";
import { fakeEcb } from "./fake-ecb";

const NOW = new Date("2026-11-12T12:00:00Z");
let admin: TestAgent;
beforeEach(async () => {
  await db`truncate currency_rate_imports cascade`;
  admin = await newAgent(db, { role: "ADMIN", now: NOW });
});

const known = (from: string, to: string, day = "2026-11-12") =>
  inSystemTransaction(systemContext("test"), (tx) => knownRate(tx, from, to, calendarDate.parse(day)));
const upload = (...lines: readonly string[]) => ({
  fileName: "rates.csv",
  text: ["date,base,quote,rate", ...lines].join("\n"),
  isUnusualMeant: false,
});
const PAGE = { search: "", page: 1, pageSize: 10 };

describe("a rate that is looked up", () => {
  it("is the day's or the last before it, in either direction, or by way of the euro", async () => {
    await knownRates(
      db,
      ["EUR", "USD", "2026-11-10", 1.08],
      ["EUR", "USD", "2026-11-13", 2],
      ["EUR", "JPY", "2026-11-09", 162],
    );
    expect(await known("EUR", "USD")).toEqual({ rate: 1.08, day: "2026-11-10", source: "ecb" });
    expect((await known("USD", "EUR"))?.rate).toBeCloseTo(1 / 1.08, 12);
    expect(await known("USD", "JPY")).toMatchObject({ rate: expect.closeTo(150, 9), day: "2026-11-09" });
    expect(await known("USD", "JPY", "2026-11-08")).toBeNull();
    expect(await known("GBP", "USD")).toBeNull();
  });
});

describe("rates that an administrator uploads", () => {
  it("are shown before they are stored, go before what was there, and leave as they came", async () => {
    await knownRates(db, ["EUR", "USD", "2026-11-12", 1.08]);
    const file = upload("2026-11-12,EUR,USD,1.0790", "2026-11-12,USD,MXN,20", "x,EUR,USD,1");
    expect(await previewRates(admin.ctx, file)).toMatchObject({
      rates: 2,
      pairs: ["EUR/USD", "USD/MXN"],
      refused: [{ line: 4 }],
      unusual: [],
    });
    expect((await known("EUR", "USD"))?.rate).toBe(1.08);
    const { importId, added } = await importRates(admin.ctx, file);
    expect(added).toBe(2);
    expect(await known("EUR", "USD")).toMatchObject({ rate: 1.079, source: "upload" });
    expect(await importRates(admin.ctx, file)).toEqual({ importId: null, added: 0 });
    expect(await listRates(admin.ctx, { ...PAGE, search: "usd/eur" })).toMatchObject({
      count: 1,
      rates: [{ base: "EUR", quote: "USD", rate: "1.079", source: "upload", fileName: "rates.csv" }],
      imports: [{ rateCount: 1 }, { rateCount: 2 }],
    });
    await undoRates(admin.ctx, { id: importId ?? "" });
    expect(await known("EUR", "USD")).toMatchObject({ rate: 1.08, source: "ecb" });
    expect(await known("USD", "MXN")).toBeNull();
    await expect(undoRates(admin.ctx, { id: importId ?? "" })).rejects.toMatchObject({ code: "CONFLICT" });
    const audit =
      await db`select action from audit_log where entity = 'exchange-rates' and entity_id = ${importId} order by id`;
    expect(audit.map(({ action }) => action)).toEqual(["exchange-rate.import", "exchange-rate.undo-import"]);
  });

  it("that are far from the last known are asked about, and nothing of a file without rates is taken", async () => {
    await knownRates(db, ["EUR", "USD", "2026-11-10", 1.08]);
    const file = upload("2026-11-12,USD,EUR,1.0790");
    expect((await previewRates(admin.ctx, file)).unusual).toMatchObject([{ line: 2, rate: 1.079 }]);
    await expect(importRates(admin.ctx, file)).rejects.toMatchObject({
      code: "CONFLICT",
      detail: { facts: { unusual: 1 } },
    });
    expect(await importRates(admin.ctx, { ...file, isUnusualMeant: true })).toMatchObject({ added: 1 });
    await expect(importRates(admin.ctx, upload("x,y,z,1"))).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("are no agent's affair", async () => {
    const ada = await newAgent(db);
    expect(() => listRates(ada.ctx, PAGE)).toThrow("permission");
    expect(() => importRates(ada.ctx, upload("2026-11-12,EUR,USD,1"))).toThrow("permission");
    expect(() => undoRates(ada.ctx, { id: ada.id })).toThrow("permission");
  });
});

describe("the European Central Bank's rates", () => {
  const fetched = async ({ url }: { readonly url: string }) => {
    const store = await fetchRates({ ...systemContext("test"), now: NOW }, url);
    await inSystemTransaction(systemContext("test"), async (tx) => store?.(tx));
  };
  const imports = () => db`select rate_count, source from currency_rate_imports order by id`;

  it("are fetched where their address is set, once each, and correct themselves", async () => {
    expect(await fetchRates(systemContext("test"))).toBeNull();
    const ecb = await fakeEcb();
    ecb.answer(ecb.xml({ "2026-11-11": { USD: "1.0780", JPY: "162.10" }, "2026-11-12": { USD: "1.0790" } }));
    await fetched(ecb);
    await fetched(ecb);
    expect(await imports()).toEqual([{ rate_count: 3, source: "ecb" }]);
    expect(await known("USD", "JPY", "2026-11-12")).toMatchObject({ day: "2026-11-11", source: "ecb" });
    ecb.answer(ecb.xml({ "2026-11-12": { USD: "1.0791" } }));
    await fetched(ecb);
    expect(await known("EUR", "USD")).toMatchObject({ rate: 1.0791 });
    ecb.answer("Date, USD, JPY, \n12 November 2026, 1.0792, 162.20, \n");
    await fetched(ecb);
    expect(await known("EUR", "USD")).toMatchObject({ rate: 1.0792 });
  });

  it("leave what an administrator uploaded for the day", async () => {
    await importRates(admin.ctx, upload("2026-11-12,EUR,USD,1.2"));
    const ecb = await fakeEcb();
    ecb.answer(ecb.xml({ "2026-11-12": { USD: "1.0790" } }));
    await fetched(ecb);
    expect(await known("EUR", "USD")).toMatchObject({ rate: 1.2, source: "upload" });
  });

  it.each([
    ["a page of HTML", 200, "<html><body>Not here</body></html>"],
    ["an error", 503, ""],
    ["nothing", 200, ""],
  ])("are asked for again later where what comes is %s", async (_what, status, text) => {
    const ecb = await fakeEcb();
    ecb.answer(text, status);
    await expect(fetched(ecb)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(await imports()).toEqual([]);
  });
});
