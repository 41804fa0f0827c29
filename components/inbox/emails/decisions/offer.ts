import type { MouseEvent } from "react";
import { toast } from "@/components/ui/toast/toast";
import { type EmailItemView, type EmailView, isConverted } from "@/lib/inbox/emails/email-view.model";
import { isBooked, isUnclear, notBookedReason } from "@/lib/reader/missing-fields.model";
import { NOT_A_BOOKING } from "@/lib/reader/not-a-booking.model";
import { emailMutations } from "./email-mutations";
import { sayAlready } from "./use-conversion";
import type { EmailActions } from "./use-email-actions";

/** The action that converts a reading, with its label. */
type Offer = { readonly label: string; readonly ready: boolean; readonly run: () => void };

/** Returns the convert action for a reading. If it can't be converted, the action shows the reason. */
export function offerOf(
  item: EmailItemView | null,
  view: EmailView,
  actions: EmailActions,
  label = "Convert to Booking",
): Offer {
  if (!item) return { label, ready: false, run: () => toast.error("No extracted data found.") };
  const { known } = item;
  if (known && isConverted(item)) return { label, ready: false, run: () => sayAlready(known) };
  const press = (as: "CREATE" | "UPDATE" | "CANCEL" | "DUPLICATE") => () => void actions.convert(item.id, as);
  const isAsked = asksCommission(item, actions);
  if (isToBeAsked(item) && !isAsked) return asking(item, actions, label);
  const offered = (name: string, as: "CREATE" | "UPDATE", lacks: boolean): Offer =>
    lacks
      ? { label: name, ready: false, run: () => sayWhy(item) }
      : { label: name, ready: true, run: press(as) };
  switch (item.proposal) {
    case "REPORT":
    case "NONE":
      return {
        label: "Move to Done",
        ready: true,
        run: () => actions.transfer(emailMutations.finish(view.id)),
      };
    case "UPDATE":
      return offered("Apply Changes", "UPDATE", isAsked || !isBooked(item.payload));
    case "DUPLICATE":
      return { label: "Link to Booking", ready: true, run: press("DUPLICATE") };
    case "CANCEL":
      return isAsked
        ? { label: "Cancel Booking", ready: false, run: () => sayWhy(item) }
        : { label: "Cancel Booking", ready: known !== null, run: press("CANCEL") };
    case "CREATE":
      return offered(label, "CREATE", item.missing.length > 0);
  }
}

/** Returns whether the agent still has to decide what happens to the commission. */
function asksCommission(item: EmailItemView, actions: EmailActions): boolean {
  return (item.known?.choices.length ?? 0) > 0 && actions.answerTo(item) === undefined;
}

/** Returns whether a reading lacks only a statement that it is booked. */
function isToBeAsked({ payload, proposal, missing }: EmailItemView): boolean {
  const isWhole = proposal === "UPDATE" || missing.every((name) => name === "bookingState");
  return isUnclear(payload) && isWhole && (proposal === "CREATE" || proposal === "UPDATE");
}

/** Returns an action whose first press asks whether it is booked; the second press confirms and converts. */
function asking({ id, proposal }: EmailItemView, actions: EmailActions, label: string): Offer {
  const as = proposal === "UPDATE" ? "UPDATE" : "CREATE";
  const name = as === "UPDATE" ? "Apply Changes" : label;
  if (actions.asked !== id) return { label: name, ready: true, run: () => actions.ask(id) };
  return {
    label: as === "UPDATE" ? "It Is Booked: Apply" : "It Is Booked: Convert",
    ready: true,
    run: () => void actions.convert(id, as, { isBooked: true }),
  };
}

/** Ignores the second press of a double click, which isn't meant for the label that the first one caused. */
export function pressed({ run }: Offer, { busy }: Pick<EmailActions, "busy">) {
  return ({ detail }: MouseEvent) => (busy || detail > 1 ? undefined : run());
}

/** Returns whether an email contains no booking and can only be put away, such as a newsletter. */
export function isNoBooking(view: EmailView, item: EmailItemView | null): boolean {
  return item ? item.proposal === "NONE" : view.intake === "NO_DATA";
}

function sayWhy({ payload, known }: EmailItemView): void {
  if (!isBooked(payload) && !isUnclear(payload))
    return void toast.error(NOT_A_BOOKING, { description: notBookedReason(payload) });
  if (known && known.choices.length > 0) {
    document.querySelector<HTMLElement>("[data-asks-commission] input")?.focus();
    return void toast.error("Say what becomes of the commission", {
      description: "Choose one of the amounts beside the email.",
    });
  }
  toast.error("Incomplete data", { description: "Some required fields are missing" });
}
