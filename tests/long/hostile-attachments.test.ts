import { expect, it } from "vitest";
import { receiveEmail } from "@/lib/inbox/emails/intake/receive-email";
import { systemContext } from "@/lib/platform/context/context";
import { startWorker } from "../support/app/worker-process";
import { db } from "../support/database/database";
import { type Attached, mailWithFiles } from "../support/mails/attachments";
import { inboundMail } from "../support/mails/email";
import { newInbox } from "../support/mails/mail-flood";
import { LARGE_PDFS, plainPdf } from "../support/mails/pdfs";

const TEN_MEGABYTES = 10_000_000;
const healthy = { name: "invoice.pdf", bytes: plainPdf("Total: USD 1,200.00") };

it("a worker reads the body of mails with overlong PDFs, names those, and goes on", {
  timeout: 120_000,
}, async () => {
  const { address } = await newInbox(db);
  const arrives = (number: string, files: readonly Attached[], text = "") =>
    receiveEmail(
      systemContext("webhook:inbound-email"),
      inboundMail(mailWithFiles(`Confirmation number: ${number}\r\n${text}`, files), address),
    );
  for (const [index, make] of Object.values(LARGE_PDFS).entries()) {
    await arrives(`EN-${1000 + index}`, [{ name: "large.pdf", bytes: make() }, healthy]);
  }
  await arrives("LINES-1", [], "a\n".repeat(TEN_MEGABYTES / 2));
  await arrives("LINE-1", [], "a ".repeat(TEN_MEGABYTES / 2));
  await arrives("PLAIN-1", [healthy]);

  const worker = await startWorker();
  try {
    await expect.poll(unfinished, { timeout: 300_000, interval: 100 }).toBe(0);
  } finally {
    await worker.stop();
  }
  expect(await readings()).toEqual([
    ...["EN-1000", "EN-1001"].map((number) => read(number, expect.arrayContaining([UNREADABLE]))),
    read("LINE-1", ["The message is very long; only its beginning was read."]),
    read("LINES-1", ["The message has very many lines; only its beginning was read."]),
    read("PLAIN-1", []),
  ]);
});

const UNREADABLE = expect.stringMatching(
  /^(large\.pdf (took too long to read|unpacks to more than can be read|is very long; only its beginning was read)|Only the first \d pages of large\.pdf .*)\.$/,
);

/** Expected: read once, without retries. */
function read(number: string, notices: unknown) {
  return { number, notices, retries: 0 };
}

async function unfinished(): Promise<number> {
  const [row] = await db`select count(*)::int as count from pgboss.job
    where name = 'extract-email' and state <> 'completed'`;
  return row?.count ?? 0;
}

function readings() {
  return db`select emails.confirmation_number as number, email_contents.notices, job.retry_count as retries
    from emails join email_contents on email_contents.email_id = emails.id
    join pgboss.job on job.data ->> 'emailId' = emails.id::text
    order by number`;
}
