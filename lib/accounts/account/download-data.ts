import "server-only";
import { readPicture } from "@/lib/accounts/users/picture/picture";
import { ownOriginals } from "@/lib/inbox/emails/originals/originals";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { headerOf, valuesOf } from "./own-data.model";
import { EXCLUDED_TABLES, OWN_TABLES, selectOwnRows } from "./own-tables.sql";

const BATCH = 500;
/** A strict limit, because a download reads everything an agent has. */
const DOWNLOADS: RateRule = { name: "data-download", max: 10, seconds: 3_600 };

/** One table of the agent's data: a header, and the rows with their values in the same order, read on demand. */
export type OwnSheet = {
  readonly name: string;
  readonly header: readonly string[];
  /** Each call starts again from the first row. */
  readonly batches: () => AsyncIterable<readonly (readonly unknown[])[]>;
};

/** All data that an agent can download. */
export type OwnData = {
  readonly sheets: readonly OwnSheet[];
  /** The original emails, as a mailbox file that mail programs can open. */
  readonly mailbox: AsyncIterable<Uint8Array>;
  /** The profile picture that the agent has chosen, a JPEG. */
  readonly picture: Uint8Array | null;
  /** What is not included, and why: one line each. */
  readonly stays: readonly string[];
};

/**
 * Returns all data of the agent, and nobody else's. Memory use doesn't grow with the amount. Throws RATE_LIMITED for
 * too many downloads.
 */
export async function downloadData(ctx: Context): Promise<OwnData> {
  await limitRate(DOWNLOADS, await inReadTransaction(ctx, (tx) => Promise.resolve(ownerOf(tx))));
  const picture = await readPicture(ctx);
  return {
    picture: picture?.jpeg ?? null,
    sheets: OWN_TABLES.map((table) => ({
      name: table.name,
      header: headerOf(table),
      batches: () => rowsOf(ctx, table),
    })),
    mailbox: mailbox(ctx),
    stays: Object.entries(EXCLUDED_TABLES).map(([table, why]) => `${table.replaceAll("_", " ")}: ${why}`),
  };
}

async function* rowsOf(ctx: Context, table: (typeof OWN_TABLES)[number]) {
  let after: readonly unknown[] | null = null;
  do {
    const { rows, last } = await nextRows(ctx, table, after);
    yield rows.map((row) => valuesOf(table, row));
    after = last;
  } while (after !== null);
}

function nextRows(
  ctx: Context,
  table: (typeof OWN_TABLES)[number],
  after: readonly unknown[] | null,
): ReturnType<typeof selectOwnRows> {
  return inReadTransaction(ctx, (tx) => selectOwnRows(tx, ownerOf(tx), table, after, BATCH));
}

async function* mailbox(ctx: Context): AsyncGenerator<Uint8Array> {
  for await (const { receivedAt, raw } of ownOriginals(ctx)) yield mboxEntry(raw, receivedAt);
}

/** Lines that would start another email, and those that were quoted for that reason before. */
const BEGINS_A_MAIL = /^(>*From )/gm;

/** Returns an email as an mbox entry (RFC 4155, with lines quoted as in mboxrd), otherwise byte for byte. */
export function mboxEntry(raw: Uint8Array, receivedAt: Date): Uint8Array {
  const [day, date, month, year, time] = receivedAt.toUTCString().replace(",", "").split(" ").map(String);
  const line = `From MAILER-DAEMON ${day} ${month} ${date} ${time} ${year}\n`;
  const text = Buffer.from(raw).toString("latin1").replace(BEGINS_A_MAIL, ">$1");
  return Buffer.from(`${line}${text}${text.endsWith("\n") ? "" : "\n"}\n`, "latin1");
}
