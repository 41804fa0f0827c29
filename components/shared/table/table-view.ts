import "server-only";
import { cookies } from "next/headers";
import { type TableView, viewCookieName, viewOf } from "./table-view.model";

/** Returns the user's stored view of the table `id`, for rendering on the server. */
export async function tableView(id: string, fallback?: TableView): Promise<TableView> {
  return viewOf((await cookies()).get(viewCookieName(id))?.value, fallback);
}
