import { IMPORT_LIMITS, type ImportedFile } from "@/lib/inbox/emails/intake/imported-file.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { uploadForm } from "@/lib/platform/api-client/fetch-json";

export type SentFile = { readonly state: ImportedFile["outcome"]; readonly message?: string };

/** Uploads one email file and returns the outcome, also if the upload fails. */
export async function sendFile(file: File): Promise<SentFile> {
  if (file.size > IMPORT_LIMITS.bytes) return { state: "refused", message: "The file is larger than 30 MB." };
  const form = new FormData();
  form.set("file", file, file.name);
  try {
    const { results } = await uploadForm<{ results: ImportedFile[] }>("/imports/eml", form);
    const [first] = results;
    if (!first) return { state: "refused", message: "The server did not say whether it arrived." };
    return { state: first.outcome, ...(first.message ? { message: first.message } : {}) };
  } catch (error) {
    return { state: "refused", message: failureOf(error).message };
  }
}
