import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { POST as importFiles } from "@/app/api/imports/eml/route";
import { drainJobs } from "@/lib/worker/run-jobs";
import { confirmationMail } from "../../support/mails/email";
import { EACH_PROVIDER, type MailFile, rawMessage } from "../../support/mails/inbound-deliveries";
import { openInboundWebhook, outcomeOf } from "../../support/mails/inbound-webhook";

const { db, toNewAgent, delivery, sent, close } = await openInboundWebhook();
afterAll(close);

let ada: Awaited<ReturnType<typeof toNewAgent>>["agent"];
beforeEach(async () => {
  ada = (await toNewAgent()).agent;
});

const NUMBERS = ["HB-1001", "HB-1002", "HB-1003"] as const;
const booking = (number: string) =>
  confirmationMail({ number, id: number, subject: `Confirmation ${number}` });
const attached = (type = "message/rfc822"): MailFile[] =>
  NUMBERS.map((number) => ({ name: `${number}.eml`, type, bytes: booking(number) }));

/** Returns the subjects of the emails in the tabs once everything has been split and read. */
const subjects = async () => {
  await drainJobs(Date.now() + 15_000);
  const rows = await db<{ subject: string }[]>`
    select subject from emails where status <> 'rejected' order by subject`;
  return rows.map((row) => row.subject);
};
const CONFIRMATIONS = NUMBERS.map((number) => `Confirmation ${number}`);
const OUTER = "Booking confirmation HB-4471";

describe.each(EACH_PROVIDER)("mails forwarded as attachments by %s", (provider) => {
  const deliver = async (mark: string, differently: Parameters<typeof delivery>[2]) =>
    outcomeOf(await sent(provider, delivery(provider, mark, differently)));

  it.each(["message/rfc822", "application/octet-stream"])(
    "as %s are mails of their own, each read",
    async (type) => {
      expect(await deliver("m1", { text: "", files: attached(type) })).toBe("stored");
      expect(await subjects()).toEqual(CONFIRMATIONS);
      const rows =
        await db`select confirmation_number as number, intake from emails where status = 'new' order by 1`;
      expect(rows).toEqual(NUMBERS.map((number) => ({ number, intake: "EXTRACTED" })));
    },
  );

  it("change nothing when the message comes again, or any of them by another message", async () => {
    const message = { text: "", files: attached() };
    await deliver("m1", message);
    expect(await deliver("m1", message)).toBe("known");
    await deliver("m2", { text: "", files: attached().slice(0, 2) });
    await Promise.all([
      deliver("m3", { text: "", files: attached().reverse() }),
      deliver("m4", { text: "", files: attached() }),
    ]);
    expect(await subjects()).toEqual(CONFIRMATIONS);
    expect(await deliver("m1", message)).toBe("known");
  });

  it("leave the message that brought them when it says something itself, and it is not read twice", async () => {
    await deliver("m1", { files: attached() });
    expect(await subjects()).toEqual([OUTER, ...CONFIRMATIONS]);
    const [outer] = await db`select e.confirmation_number as number, c.notices from emails e
      join email_contents c on c.email_id = e.id where e.subject = ${OUTER}`;
    expect(outer).toEqual({
      number: "HB-4471",
      notices: ["3 attached emails were taken in as emails of their own."],
    });
  });

  it.each(["message/rfc822", "application/octet-stream"])(
    "alone, as %s, is part of the mail",
    async (type) => {
      await deliver("m1", { text: "Please add this.", files: attached(type).slice(0, 1) });
      await drainJobs(Date.now() + 15_000);
      expect(await db`select subject, confirmation_number as number from emails`).toEqual([
        { subject: OUTER, number: "HB-1001" },
      ]);
    },
  );

  it.each([
    ["winmail.dat", "application/ms-tnef"],
    ["smime.p7m", "application/pkcs7-mime"],
    ["booking.msg", "application/octet-stream"],
    ["broken.eml", "application/octet-stream"],
  ])("that can't be opened are named on the mail: %s", async (name, type) => {
    await deliver("m1", { text: "", files: [{ name, type, bytes: Buffer.from([0x78, 0x9f, 0x3e, 0x22]) }] });
    await drainJobs(Date.now() + 15_000);
    const [row] = await db<{ notices: string[] }[]>`select notices from email_contents`;
    expect(row?.notices).toEqual([expect.stringMatching(`^${name} .*could not be read`)]);
  });

  it("nested without end are read as far as can be, and the mail says so", async () => {
    let inner = Buffer.from(confirmationMail());
    for (let depth = 0; depth < 12; depth += 1) {
      const file = { name: "forwarded.eml", type: "message/rfc822", bytes: inner };
      inner = Buffer.from(rawMessage({ mark: `nested-${depth}`, text: "", files: [file] }));
    }
    const files = [{ name: "forwarded.eml", type: "message/rfc822", bytes: inner }];
    expect(await deliver("m1", { text: "", files })).toBe("stored");
    await drainJobs(Date.now() + 15_000);
    const [row] = await db`select notices from email_contents`;
    expect(row?.notices).toEqual(["An attached email is nested too deeply to be read."]);
  });
});

describe("a message with other content", () => {
  it.each(EACH_PROVIDER)("is another mail by %s, though its id was used before", async (provider) => {
    const deliver = async (text?: string) =>
      outcomeOf(await sent(provider, delivery(provider, "m1", text ? { text } : {})));
    expect(await deliver()).toBe("stored");
    expect(await deliver("Your booking HB-4471 has been changed.")).toBe("stored");
    expect(await deliver()).toBe("known");
    expect(await db`select 1 from emails`).toHaveLength(2);
  });
});

describe("an imported file", () => {
  const importFile = async (...files: (string | Uint8Array)[]) => {
    const body = new FormData();
    for (const [at, file] of files.entries()) body.append("file", new File([file as BlobPart], `${at}.eml`));
    const response = await ada.ask(importFiles, "/api/imports/eml", { method: "POST", body });
    return ((await response.json()) as { results: { outcome: string; message?: string }[] }).results;
  };

  it("that came by mail before is the same mail, and the other way round", async () => {
    const { body } = delivery("raw", "m1");
    await sent("raw", delivery("raw", "m1"));
    expect(await importFile(body)).toMatchObject([{ outcome: "known" }]);
    expect(await importFile(String(body).replaceAll("\r\n", "\n"))).toMatchObject([{ outcome: "known" }]);
    const other = delivery("raw", "m2");
    expect(await importFile(other.body)).toMatchObject([{ outcome: "stored" }]);
    expect(await outcomeOf(await sent("raw", other))).toBe("known");
    expect(await db`select 1 from emails`).toHaveLength(2);
  });

  it("of an id that another mail has is another mail", async () => {
    const changed = confirmationMail({ id: "same", total: "USD 1.00" });
    expect(await importFile(confirmationMail({ id: "same" }), changed)).toMatchObject([
      { outcome: "stored" },
      { outcome: "stored" },
    ]);
  });

  it("with several mails brings each of them once", async () => {
    const outer = rawMessage({ mark: "m1", text: "", files: attached() });
    expect(await importFile(outer)).toEqual([
      { name: "0.eml", outcome: "stored", emailId: expect.any(String) },
    ]);
    expect(await subjects()).toEqual(CONFIRMATIONS);
    expect(await importFile(outer, booking(NUMBERS[0]))).toMatchObject([
      { outcome: "known" },
      { outcome: "known" },
    ]);
    expect(await subjects()).toEqual(CONFIRMATIONS);
  });

  it("that fails leaves the others to be taken in", async () => {
    await db`alter table emails add constraint refused check (subject <> 'Refused') not valid`;
    try {
      const refused = confirmationMail({ subject: "Refused" });
      const results = await importFile(confirmationMail(), refused, confirmationMail());
      expect(results.map((one) => one.outcome)).toEqual(["stored", "refused", "stored"]);
      expect(results[1]?.message).toBe("This file could not be imported. Try again.");
    } finally {
      await db`alter table emails drop constraint refused`;
    }
  });
});
