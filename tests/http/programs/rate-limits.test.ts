import { expect, it } from "vitest";
import { GET as list } from "@/app/api/bookings/route";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";
import { keyFor } from "../../support/people/api-key";

const told = ({ status, headers }: Response) => ({
  status,
  policy: headers.get("ratelimit-policy"),
  limit: headers.get("ratelimit")?.replace(/t=\d+$/, "t=n"),
});

it("a program is told with every answer how much it may ask still, a refusal's too; a session isn't", async () => {
  const ada = await newAgent(db);
  const authorization = `Bearer ${await keyFor(ada, "read")}`;
  const ask = (query = "") =>
    list(new Request(`http://localhost/api/bookings${query}`, { headers: { authorization } }), {
      params: Promise.resolve({}),
    });
  const policy = '"api-key";q=600;w=60';
  expect(told(await ask())).toEqual({ status: 200, policy, limit: '"api-key";r=599;t=n' });
  expect(told(await ask("?page=none"))).toEqual({ status: 400, policy, limit: '"api-key";r=598;t=n' });
  await db`update rate_limits set count = 600 where key like 'api-key:%'`;
  const refused = await ask();
  expect(told(refused)).toEqual({ status: 429, policy, limit: '"api-key";r=0;t=n' });
  expect(refused.headers.get("retry-after")).toBe(
    /t=(\d+)$/.exec(refused.headers.get("ratelimit") ?? "")?.[1],
  );
  expect(told(await ada.ask(list, "/api/bookings")).limit).toBeUndefined();
});
