import type { POST } from "@/app/api/admin/commission-reports/import/route";
import type { TestAgent } from "../people/agent";

export type ReportHandler = typeof POST;

/** Sends a supplier's statement, and answers what came back. */
export async function sendReport(
  who: TestAgent,
  handler: ReportHandler,
  {
    content,
    name,
    options,
  }: { readonly content: string | Uint8Array; readonly name: string; readonly options: object },
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const form = new FormData();
  form.append("file", new File([content as BlobPart], name));
  form.append("options", JSON.stringify(options));
  const response = await who.ask(handler, "/api/admin/commission-reports/import", {
    method: "POST",
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
