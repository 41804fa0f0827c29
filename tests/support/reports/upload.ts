import type { POST } from "@/app/api/admin/commission-reports/import/route";
import type { AttachedFile } from "@/lib/reconciliation/commission-reports/import/report-upload.model";
import type { TestAgent } from "../people/agent";

export type ReportHandler = typeof POST;

type Answered = { readonly status: number; readonly body: Record<string, unknown> };

/** Uploads a supplier's statement and returns the response. */
export function sendReport(
  who: TestAgent,
  handler: ReportHandler,
  {
    content,
    name,
    options,
  }: { readonly content: string | Uint8Array; readonly name: string; readonly options: object },
): Promise<Answered> {
  const form = new FormData();
  form.append("file", new File([content as BlobPart], name));
  return sent(who, handler, form, options);
}

/** Does the same for a file attached to an email. */
export function sendAttached(
  who: TestAgent,
  handler: ReportHandler,
  file: AttachedFile,
  options: object,
): Promise<Answered> {
  const form = new FormData();
  form.append("attachment", JSON.stringify(file));
  return sent(who, handler, form, options);
}

async function sent(
  who: TestAgent,
  handler: ReportHandler,
  form: FormData,
  options: object,
): Promise<Answered> {
  form.append("options", JSON.stringify(options));
  const response = await who.ask(handler, "/api/admin/commission-reports/import", {
    method: "POST",
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
