import { addressOf, type Query, refusal } from "./fetch-json";

/**
 * Downloads a file and saves it under the name that the server gives it. Throws an ApiFailure for an error response,
 * and then saves nothing.
 */
export async function saveFile(path: string, query: Query): Promise<void> {
  const response = await fetch(addressOf(path, query), { credentials: "include" });
  if (!response.ok) throw await refusal(response);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "file";
  link.click();
  URL.revokeObjectURL(link.href);
}
