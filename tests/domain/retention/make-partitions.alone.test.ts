import { beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { makePartitions } from "@/lib/platform/retention/apply-retention";
import { db as past } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const PARENTS = ["activities", "audit_log"] as const;
const JANUARY = new Date("2040-01-31T22:00:00Z");
const make = () =>
  inSystemTransaction({ ...systemContext("job:make-partitions"), now: JANUARY }, makePartitions);
const months = async (parent: string) =>
  (
    await past<{ name: string }[]>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${parent}::regclass
      and inhrelid::regclass::text like ${`${parent}_2040%`} order by 1`
  ).map(({ name }) => name.slice(parent.length + 1));

let ada: string;
beforeEach(async () => {
  ada = (await newAgent(past)).id;
  for (const parent of PARENTS) {
    for (const month of await months(parent)) await past.unsafe(`drop table ${parent}_${month}`);
  }
});

async function happens(at: string): Promise<string> {
  const [row] = await past<{ part: string }[]>`
    insert into activities (user_id, id, type, created_at)
    values (${ada}, gen_random_uuid(), 'BOOKING_CREATED', ${at}) returning tableoid::regclass::text as part`;
  return row?.part ?? "";
}

describe("what grows for ever lies by month", () => {
  it("from this month to the third to come, as soon as the database is there", async () => {
    for (const parent of PARENTS) {
      const [row] = await past`
        select count(*)::int from generate_series(0, 3) n where to_regclass(${parent} ||
          to_char(now() at time zone 'UTC' + n * interval '1 month', '_YYYY_MM')) is not null`;
      expect(row).toEqual({ count: 4 });
    }
  });

  it("and the daily job goes on with it, however often it is done", async () => {
    for (let time = 0; time < 2; time++) {
      await make();
      for (const parent of PARENTS) {
        expect(await months(parent)).toEqual(["2040_01", "2040_02", "2040_03", "2040_04"]);
      }
    }
    expect(await happens("2040-01-31T23:59:59Z")).toBe("activities_2040_01");
    expect(await happens("2040-02-01T00:00:00Z")).toBe("activities_2040_02");
  });

  it("where there is no month yet it is taken in all the same, and the job leaves it there", async () => {
    expect(await happens("1999-01-01T00:00:00Z")).toBe("activities_default");
    expect(await happens("2040-02-14T00:00:00Z")).toBe("activities_default");
    await make();
    expect(await months("activities")).toEqual(["2040_01", "2040_03", "2040_04"]);
    expect(await past`select from activities where user_id = ${ada}`).toHaveLength(2);
  });

  it("a part of the audit is emptied by nobody", async () => {
    await make();
    for (const part of ["audit_log_2040_01", "audit_log_default"]) {
      await expect(past.unsafe(`truncate ${part}`)).rejects.toMatchObject({ code: "42501" });
    }
  });
});
