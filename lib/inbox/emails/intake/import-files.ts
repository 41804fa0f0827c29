import "server-only";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { Failure } from "@/lib/platform/base/failure";
import { formOf } from "@/lib/platform/base/input";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { importEml } from "./import-eml";
import { IMPORT_LIMITS, type ImportedFile } from "./imported-file.model";

const NAME_LENGTH = 200;
const NOT_TAKEN = "This file could not be imported. Try again.";

/**
 * Imports the message files of one upload: a form with any number of files, or one raw message. Each file is imported
 * or refused by itself. Throws INVALID_INPUT for a body without any file, WRONG_CONTENT_TYPE for one of another type.
 */
export async function importFiles(
  ctx: Context,
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<ImportedFile[]> {
  await requirePlan(ctx);
  const files = await filesIn(body, contentType);
  if (files.length === 0) throw new Failure("INVALID_INPUT", "Choose at least one .eml file.");
  if (files.length > IMPORT_LIMITS.files) {
    throw new Failure("INVALID_INPUT", `At most ${IMPORT_LIMITS.files} files at a time.`);
  }
  const results: ImportedFile[] = [];
  for (const file of files) results.push(await imported(ctx, file));
  return results;
}

type MessageFile = { readonly name: string; readonly bytes: Uint8Array };

async function filesIn(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<MessageFile[]> {
  if (/^message\/rfc822\b/i.test(contentType)) {
    return body.byteLength > 0 ? [{ name: "message.eml", bytes: body }] : [];
  }
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Failure("WRONG_CONTENT_TYPE");
  const parts = [...(await formOf(body, contentType)).values()].filter((part) => part instanceof File);
  return Promise.all(
    parts.map(async (part) => ({
      name: part.name.slice(0, NAME_LENGTH),
      bytes: new Uint8Array(await part.arrayBuffer()),
    })),
  );
}

/** Imports one file; an error in it must not keep the others from being imported. */
async function imported(ctx: Context, { name, bytes }: MessageFile): Promise<ImportedFile> {
  try {
    return { name, ...(await importEml(ctx, bytes)) };
  } catch (error) {
    if (!(error instanceof Failure)) log().error(traceOf(error), "a file was not imported");
    const message = error instanceof Failure ? error.message : NOT_TAKEN;
    return { name, outcome: "refused", message };
  }
}
