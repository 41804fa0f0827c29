import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { importFiles } from "@/lib/inbox/emails/intake/import-files";
import { drainJobs } from "@/lib/worker/run-jobs";
import { EACH_PROVIDER, rawMessage } from "../../support/mails/inbound-deliveries";
import { openInboundWebhook, outcomeOf } from "../../support/mails/inbound-webhook";

const { db, toNewAgent, delivery, sent, close } = await openInboundWebhook();
afterAll(close);
let ada: Awaited<ReturnType<typeof toNewAgent>>["agent"];
beforeEach(async () => {
  ada = (await toNewAgent()).agent;
});

const STRANGE = [
  "Mon, 5 Jan 10000 10:00:00 +0000",
  "+012026-01-05T10:00:00Z",
  "-000001-01-01T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "Mon, 5 Jan 0000 10:00:00 +0000",
  "Mon, 5 Jan 275760 10:00:00 +0000",
  "Tue, 31 Feb 2026 10:00:00 +0000",
  "yesterday",
  "",
];

describe.each(EACH_PROVIDER)("a mail by %s dated", (provider) => {
  it.each(STRANGE)("%j is stored and read, with the time it came", async (date) => {
    expect(await outcomeOf(await sent(provider, delivery(provider, "m1", { date })))).toBe("stored");
    await drainJobs(Date.now() + 15_000);
    const [row] = await db`select sent_at = created_at as arrival, intake from emails`;
    expect(row).toEqual({ arrival: true, intake: "EXTRACTED" });
  });

  it("as mails are keeps its date", async () => {
    await sent(provider, delivery(provider, "m1", { date: "Mon, 5 Jan 2026 23:30:00 -0800" }));
    const [row] = await db<{ sent_at: Date }[]>`select sent_at from emails`;
    expect(row?.sent_at.toISOString()).toBe("2026-01-06T07:30:00.000Z");
  });
});

it("files of strange dates are taken in, and those after them", async () => {
  const body = new FormData();
  const dates = [...STRANGE, "Mon, 5 Jan 2026 10:00:00 +0000"];
  for (const [at, date] of dates.entries()) {
    body.append(
      "file",
      new File([rawMessage({ mark: `m${at}`, address: "a@b.example", date })], `${at}.eml`),
    );
  }
  const request = new Request("http://localhost", { method: "POST", body });
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  const results = await importFiles(ada.ctx, bytes, request.headers.get("content-type") ?? "");
  expect(results.map((one) => one.outcome)).toEqual(dates.map(() => "stored"));
});
