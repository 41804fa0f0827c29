import { z } from "zod";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { REPORTS_URL, TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { requiredText } from "@/lib/platform/base/input";

/** The lists whose filters can be saved. */
export type ViewedList = "bookings" | "transactions" | "reports";

/** A saved filter of a list. `path` is its address, without page and open dialog. */
export type SavedView = { readonly id: string; readonly name: string; readonly path: string };

const BASE = "http://own.invalid";

export const savedViewDraft = z.object({
  name: requiredText("A name is required", 60),
  path: z
    .string()
    .max(1_000)
    .transform((value, issues) => viewPath(value) ?? refusePath(issues)),
});
export type SavedViewDraft = z.output<typeof savedViewDraft>;

/**
 * Returns the address of a view without the parameters that are not part of a view; null for an address of anything
 * else.
 */
export function viewPath(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null;
  const { origin, pathname, searchParams } = new URL(address, BASE);
  if (origin !== BASE) return null;
  if (pathname === TRANSACTIONS) {
    const { page, ...kept } = TRANSACTIONS_URL.read(searchParams);
    return TRANSACTIONS_URL.href(pathname, kept);
  }
  if (pathname === REPORTS) {
    const { page, ...kept } = REPORTS_URL.read(searchParams);
    return REPORTS_URL.href(pathname, kept);
  }
  if (!/^\/bookings(\/(open|closed|archived))?$/.test(pathname)) return null;
  // A view with the calendar opens on the current month.
  const { page, month, status, chosen, ...kept } = BOOKINGS_URL.read(searchParams);
  return BOOKINGS_URL.href(pathname, kept);
}

const TRANSACTIONS = "/admin/transactions";
const REPORTS = "/admin/commission-reports";

/** Returns the list that a view's address belongs to. */
export function listOfView(path: string): ViewedList {
  if (path.startsWith(TRANSACTIONS)) return "transactions";
  return path.startsWith(REPORTS) ? "reports" : "bookings";
}

function refusePath(issues: z.RefinementCtx): never {
  issues.addIssue({ code: "custom", message: "Only an address of a list can be kept" });
  return z.NEVER;
}
