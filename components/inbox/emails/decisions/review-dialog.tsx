import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { figure } from "@/components/ledger/bookings/form/booking-fields.model";
import { NewBookingDialog } from "@/components/ledger/bookings/form/new-booking-dialog";
import { useMedia } from "@/components/shared/lazy/use-media";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { draftOf } from "@/lib/inbox/emails/reading/reading-draft.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { EmailActions } from "./use-email-actions";

/** From this width on, an email and a form fit next to each other. */
const ROOMY = "(min-width: 64rem)";

/**
 * The Review & Edit dialog, or a prompt to choose a plan if the agent needs one. Its form contains the extracted
 * values, if any. On wide screens it replaces the panel next to the email.
 */
export default function ReviewDialog({
  view,
  item,
  actions,
  beside,
  onClose,
}: {
  readonly view: EmailView;
  readonly item: EmailItem | null;
  readonly actions: EmailActions;
  /** The panel's container. */
  readonly beside: HTMLElement | null;
  readonly onClose: () => void;
}) {
  const isRoomy = useMedia(ROOMY);
  return (
    <PlanFirst onClose={onClose}>
      <NewBookingDialog
        anyDay
        beside={isRoomy ? beside : null}
        of={item?.id ?? view.id}
        prefill={item ? fieldsOf(item) : {}}
        onClose={onClose}
        create={(draft) => ({ run: () => actions.convertEdited(item?.id ?? view.id, draft) })}
      />
    </PlanFirst>
  );
}

function fieldsOf({ payload }: EmailItem) {
  const draft = draftOf(payload);
  const currency = String(draft.totalBookingCurrency ?? "USD");
  const commissionCurrency = String(draft.expectedCommissionCurrency ?? "USD");
  return {
    confirmationNumber: String(draft.confirmationNumber ?? ""),
    clientName: draft.clientName ?? "",
    totalBookingAmount: amountText(draft.totalBookingAmount, currency),
    totalBookingCurrency: currency,
    expectedCommissionAmount: amountText(draft.expectedCommissionAmount, commissionCurrency),
    expectedCommissionCurrency: commissionCurrency,
    travelStartDate: dayOrNull(draft.travelStartDate),
    travelEndDate: dayOrNull(draft.travelEndDate),
    supplier: { id: null, name: payload.supplier?.name ?? payload.possibleSupplierNames?.[0] ?? "" },
  };
}

function amountText(value: unknown, currency: string): string {
  if (typeof value === "number") return figure(value, currency);
  return value === undefined || value === null ? "" : String(value);
}

function dayOrNull(value: unknown) {
  return isCalendarDate(value) ? value : null;
}
