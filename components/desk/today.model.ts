import { amountsOf, type DashboardStats } from "@/lib/desk/dashboard/dashboard.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";

/** A task: its text, its action, and the action's address. */
export type Task = { readonly words: string; readonly action: string; readonly href: string };

/**
 * Returns an agent's tasks, those about money first. `offers` is the number of commission payments that may be
 * theirs.
 */
export function agentTasks(stats: DashboardStats | null, offers: number): Task[] {
  const { overdueCount = 0, readyToConvert = 0, inboxCount = 0 } = stats ?? {};
  const owed = stats ? amountsOf(stats, "overdueMinor").map(formatMoney).map(unbroken).join(", ") : "";
  return [
    task(offers, counted(offers, "payment of commission", "payments of commission"), " may be yours", {
      action: offers === 1 ? "Claim it" : "Claim them",
      href: BOOKINGS_URL.href("/bookings/open", { view: "unclaimed" }),
    }),
    task(overdueCount, counted(overdueCount, "booking is", "bookings are"), ` overdue: ${owed}`, {
      action: "Chase",
      href: BOOKINGS_URL.href("/bookings/open", { view: "chase" }),
    }),
    task(readyToConvert, counted(readyToConvert, "email is", "emails are"), " ready to convert", {
      action: "Convert",
      href: "/emails/new",
    }),
    task(
      readyToConvert > 0 ? 0 : inboxCount,
      counted(inboxCount, "email waits", "emails wait"),
      " for a decision",
      { action: "Review", href: "/emails/new" },
    ),
  ].flat();
}

/** Returns an administrator's tasks. */
export function adminTasks(deposits: number, claims: number, reviews: number): Task[] {
  return [
    task(deposits, counted(deposits, "transaction"), " to decide", {
      action: "Decide",
      href: "/admin/transactions",
    }),
    task(claims, counted(claims, "claim"), " to decide", { action: "Decide", href: "/admin/unclaimed" }),
    task(reviews, counted(reviews, "correction"), " to review", {
      action: "Review",
      href: "/admin/ai-review/pending",
    }),
  ].flat();
}

/** Replaces spaces in an amount, so that no line breaks within it. */
const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");

function task(count: number, who: string, rest: string, way: Omit<Task, "words">): Task[] {
  return count > 0 ? [{ words: who + rest, ...way }] : [];
}
