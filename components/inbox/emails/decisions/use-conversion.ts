import { useRef, useState } from "react";
import { aboutBooking, type NamedBooking } from "@/components/ledger/bookings/mutations/about-booking";
import { toastFailure } from "@/components/shared/mutations/failure-toast";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { toast } from "@/components/ui/toast/toast";
import type { Proposal } from "@/lib/inbox/emails/email.model";
import { type EmailItemView, itemName, nextItemOf } from "@/lib/inbox/emails/email-view.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { major } from "@/lib/platform/base/money";
import { NOT_A_BOOKING, NOTHING_SAYS } from "@/lib/reader/not-a-booking.model";
import { convertEditedEmailAction, convertEmailAction, undoConvertAction } from "../actions";
import type { OpenedEmail } from "../use-email";
import type { EmailChanges } from "../use-email-changes";
import { undoing } from "./email-mutations";

type Convertible = Extract<Proposal, "CREATE" | "UPDATE" | "CANCEL" | "DUPLICATE">;

const CONVERTED: Readonly<Record<Convertible, string>> = {
  CREATE: "Booking created from extracted data",
  UPDATE: "Booking updated from this email",
  CANCEL: "Booking cancelled",
  DUPLICATE: "Email linked to its booking",
};

type Made = {
  readonly booking: NamedBooking;
  /** Whether the booking existed before this press. */
  readonly already: boolean;
};

/** Shows the message that the booking already exists. */
export function sayAlready(booking: NamedBooking): void {
  toast.info("Already converted", { description: "Nothing was created now.", about: aboutBooking(booking) });
}

/**
 * Converts a reading, either unchanged or edited. Afterwards it moves to the email's next reading (`onNext`), or to
 * the next email if none is left.
 */
export function useConversion({ leave, tell, mutate }: EmailChanges, email: OpenedEmail, onNext: () => void) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const underWay = useRef(false);
  const [said, setSaid] = useState<ReadonlyMap<string, number>>(new Map());
  const isLast = (itemId: string) => nextItemOf(email.view?.items ?? [], itemId) === null;
  const goToNextMail = () => (email.view ? leave([email.view.id], "processed") : undefined);
  const goOn = async (itemId: string) => {
    // The others may have been converted in another window meanwhile.
    const next = isLast(itemId) ? null : nextItemOf((await email.reload())?.items ?? [], itemId);
    if (next) onNext();
    else goToNextMail();
    return next;
  };
  const tellMade = (itemId: string, { booking, already }: Made, said: string, next: EmailItemView | null) => {
    if (already) return sayAlready(booking);
    tell({
      said,
      about: aboutBooking(booking),
      subject: subjectOf(email, itemId),
      description: next ? `Next in this email: ${itemName(next)}` : undefined,
      undo: undoing(() => runAction(undoConvertAction, { id: itemId })),
    });
  };
  /** Returns the commission amount, as a decimal number, that the agent chose, if it is still one of the choices. */
  const answerTo = (item: EmailItemView | undefined) => {
    const answer = item && said.get(item.id);
    return item?.known?.choices.some(({ amount }) => major(amount) === answer) ? answer : undefined;
  };
  /** Asks whether a reading is booked, where its email doesn't say. */
  const ask = (itemId: string) => {
    setAsked(itemId);
    toast.info(NOTHING_SAYS, { description: "If you know that it is, press again." });
  };
  const convert = async (
    itemId: string,
    as: Convertible,
    how: { readonly anew?: true; readonly isBooked?: true } = {},
  ) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    // If this was the email's last reading, open the next email at once.
    const comeBack = isLast(itemId) ? goToNextMail() : undefined;
    try {
      const made = await runAction(convertEmailAction, {
        id: itemId,
        commission: answerTo(email.view?.items.find(({ id }) => id === itemId)),
        ...(how.anew ? {} : { as }),
        ...how,
      });
      tellMade(itemId, made, CONVERTED[as], comeBack ? null : await goOn(itemId));
    } catch (error) {
      comeBack?.();
      await reportConvertFailure(error, email);
    }
    underWay.current = false;
    setBusy(false);
  };
  const convertEdited = async (
    itemId: string,
    draft: Parameters<typeof convertEditedEmailAction>[0]["draft"],
  ) => {
    const made = await runAction(convertEditedEmailAction, { id: itemId, draft });
    tellMade(itemId, made, "Booking created with edited data", await goOn(itemId));
  };
  const takeBack = (itemId: string) => mutate(takingBack(email, itemId));
  const sayCommission = (itemId: string, amount: number) => setSaid(new Map(said).set(itemId, amount));
  return { busy, asked, ask, convert, convertEdited, takeBack, answerTo, sayCommission };
}

/** Returns the mutation that undoes the conversion of one reading while the email stays open. */
function takingBack(email: OpenedEmail, itemId: string): Mutation {
  return {
    subject: subjectOf(email, itemId),
    run: async () => {
      await runAction(undoConvertAction, { id: itemId });
      await email.reload();
    },
    tells: () => ({ said: "Conversion undone" }),
    failed: "Could not be undone",
  };
}

function subjectOf({ view }: OpenedEmail, itemId: string): string {
  return `emails/${view?.id}/${itemId}`;
}

async function reportConvertFailure(error: unknown, email: OpenedEmail): Promise<void> {
  const failure = failureOf(error);
  if (failure.code === "STALE") await email.reload();
  if (failure.code !== "EMAIL_INCOMPLETE") toastFailure(failure);
  else if (failure.message === "No extracted data found.") toast.error(failure.message);
  else if (failure.message.startsWith(NOT_A_BOOKING))
    toast.error(NOT_A_BOOKING, { description: failure.message });
  else if (failure.message.startsWith(NOTHING_SAYS)) toast.error(failure.message);
  else toast.error("Missing required fields", { description: failure.message });
}
