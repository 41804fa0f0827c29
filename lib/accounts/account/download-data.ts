import "server-only";
import { readPicture } from "@/lib/accounts/users/picture/picture";
import { ownOriginals } from "@/lib/inbox/emails/originals/own-originals";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { headerOf, valuesOf } from "./own-data.model";
import { OWN_TABLES, STAYS, selectOwnRows } from "./own-tables.sql";

const BATCH = 500;
/** A download reads all that an agent has. */
const DOWNLOADS: RateRule = { name: "data-download", max: 10, seconds: 3_600 };

/** One table of the agent's: a header, and the rows in the order of it, read as they are asked for. */
export type OwnSheet = {
  readonly name: string;
  readonly header: readonly string[];
  /** Begins anew with each call. */
  readonly batches: () => AsyncIterable<readonly (readonly unknown[])[]>;
};

/** All that an agent takes along. */
export type OwnData = {
  readonly sheets: readonly OwnSheet[];
  /** The e-mails as they came, in the format of a mailbox that mail programs open. */
  readonly mailbox: AsyncIterable<Uint8Array>;
  /** The picture that they have chosen of themself, a JPEG. */
  readonly picture: Uint8Array | null;
  /** What isn't there, and why: a line each. */
  readonly stays: readonly string[];
};

/**
 * All that is the agent's, and nobody else's; memory stays the same however much it is. Fails with RATE_LIMITED for who
 * asks over and over.
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
    stays: Object.entries(STAYS).map(([table, why]) => `${table.replaceAll("_", " ")}: ${why}`),
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

/** Lines that would begin the next mail, and those that were quoted before. */
const BEGINS_A_MAIL = /^(>*From )/gm;

/** A mail as mailboxes have it (RFC 4155, with lines quoted as mboxrd does), byte for byte otherwise. */
export function mboxEntry(raw: Uint8Array, receivedAt: Date): Uint8Array {
  const [day, date, month, year, time] = receivedAt.toUTCString().replace(",", "").split(" ").map(String);
  const line = `From MAILER-DAEMON ${day} ${month} ${date} ${time} ${year}\n`;
  const text = Buffer.from(raw).toString("latin1").replace(BEGINS_A_MAIL, ">$1");
  return Buffer.from(`${line}${text}${text.endsWith("\n") ? "" : "\n"}\n`, "latin1");
}
