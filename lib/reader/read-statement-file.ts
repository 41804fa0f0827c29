import "server-only";
import { documentOf, type Row } from "./documents/document";
import { inThread, readSandboxed } from "./documents/read-sandboxed";
import type { CommissionStatement } from "./payload.model";

/** What a supplier's PDF says: its rows as they stand on the pages, and what the reader of mails makes of the whole. */
export type StatementFile = {
  readonly rows: readonly Row[];
  /** Why not all of it was read. */
  readonly notice?: string;
  readonly statement?: CommissionStatement;
  readonly supplierName?: string;
};

const PAGES = 60;
const FILE_MS = 20_000;
const READING_MS = 8_000;
const MAX_TEXT = 500_000;

/** Reads a PDF that a person says is a commission statement. It is read apart, where it can be ended; never throws. */
export async function readStatementFile(bytes: Uint8Array, name: string): Promise<StatementFile> {
  const read = await readSandboxed({ kind: "pdf", name, bytes, pages: PAGES }, FILE_MS);
  const facts = { id: "file", kind: "pdf", name } as const;
  const { doc, cut } = documentOf(facts, read.rows, MAX_TEXT);
  const notice = read.notice ?? (cut ? `${name} is very long; only its beginning was read.` : undefined);
  if (notice || doc.rows.length === 0) return { rows: doc.rows, ...(notice ? { notice } : {}) };
  return { rows: doc.rows, ...(await understood(name, read.rows)) };
}

/** As if it had come with a mail that says what it is. */
async function understood(name: string, rows: Awaited<ReturnType<typeof readSandboxed>>["rows"]) {
  const source = {
    subject: `Commission statement ${name}`,
    from: null,
    to: [],
    date: null,
    messageId: "",
    html: "",
    text: "",
    headers: [],
    attachments: [],
    notices: [],
  };
  const files = [{ index: 0, kind: "pdf", name, rows }] as const;
  const task = { kind: "mail", source, files, arrived: null, model: "none" } as const;
  const outcome = await inThread(task, READING_MS).catch(() => null);
  const reading = outcome?.answer?.reading;
  const supplierName = reading?.items[0]?.payload.supplier?.name;
  return {
    ...(reading?.commissionReport ? { statement: reading.commissionReport } : {}),
    ...(supplierName ? { supplierName } : {}),
  };
}
