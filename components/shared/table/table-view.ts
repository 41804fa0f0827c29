import "server-only";
import { cookies } from "next/headers";
import { type TableView, viewCookieName, viewOf } from "./table-view.model";

/** How the person left the table called `id`, for the server to render it so. */
export async function tableView(id: string, fallback?: TableView): Promise<TableView> {
  return viewOf((await cookies()).get(viewCookieName(id))?.value, fallback);
}
