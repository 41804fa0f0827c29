import "server-only";
import { cookies } from "next/headers";
import { type TableDisplay, viewCookieName, viewOf } from "./table-display.model";

/** Returns the user's stored view of the table `id`, for rendering on the server. */
export async function tableView(id: string, fallback?: TableDisplay): Promise<TableDisplay> {
  return viewOf((await cookies()).get(viewCookieName(id))?.value, fallback);
}
