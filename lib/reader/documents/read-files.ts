import type { MailAttachment } from "../message/mail.model";
import type { RoughRow } from "./document";
import { readSandboxed } from "./read-sandboxed";
import { MAX_ATTACHMENTS, readerOf } from "./readable-files";
import type { FileRead } from "./reading-task";

const MAX_ATTACHED_TEXT = 400_000;
const ATTACHMENTS_MS = 9_000;
const FILE_MS = 8_000;

/** Reads the files attached to an email as rows, each in a separate thread. */
export async function readFiles(all: readonly MailAttachment[]): Promise<FileRead[]> {
  const files: FileRead[] = [];
  let leftMs = ATTACHMENTS_MS;
  let left = MAX_ATTACHED_TEXT;
  for (const [index, attachment] of all.slice(0, MAX_ATTACHMENTS).entries()) {
    const [, , kind, as = "text"] = readerOf(attachment) ?? [];
    if (!kind) continue;
    const { name, bytes } = attachment;
    const shown = name || "An attachment";
    const { spentMs, ...reading } =
      left > 0 && leftMs > 0
        ? await readSandboxed({ kind, name: shown, bytes }, Math.min(leftMs, FILE_MS))
        : { rows: [], notice: `${shown} was not read: the others were too much.`, spentMs: 0 };
    leftMs -= spentMs;
    left -= lengthOf(reading.rows);
    files.push({ ...reading, index, kind: as, name });
  }
  return files;
}

function lengthOf(rows: readonly RoughRow[]): number {
  return rows.flatMap((row) => row.cells).reduce((sum, { lines }) => sum + lines.join("").length, 0);
}
