import { NOTHING_PICKED, type Picked } from "@/components/shared/form/picked.model";
import { type AgreementRow, BASIS_WORDS } from "@/lib/payouts/agreements/agreement-change.model";
import type { AgreementBasis } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** What the dialog of an agreement holds. */
export type AgreementFields = {
  readonly userId: Picked;
  readonly supplierId: Picked;
  readonly percent: string;
  readonly validFrom: CalendarDate | null;
  readonly basis: AgreementBasis;
  readonly note: string;
};

/** What it is about: one that stands and is changed, or a booking that gets a percent of its own; a new one without. */
export type AgreementSubject = {
  readonly row?: AgreementRow | undefined;
  readonly booking?: { readonly id: string; readonly userId: string; readonly number: string } | undefined;
};

export function agreementFields({ row, booking }: AgreementSubject): AgreementFields {
  return {
    userId: row ? { id: row.userId, typed: row.agentName } : { id: booking?.userId ?? null, typed: "" },
    supplierId: row?.supplier ? { id: row.supplier.id, typed: row.supplier.name } : NOTHING_PICKED,
    percent: row ? String(row.percentBp / 100) : "",
    validFrom: row?.validFrom ?? null,
    basis: row?.basis ?? "RECEIVED",
    note: row?.note ?? "",
  };
}

/** As the server takes it; a supplier that was typed and not chosen is refused. */
export function agreementInput(fields: AgreementFields, { row, booking }: AgreementSubject) {
  const bookingId = booking?.id ?? row?.booking?.id ?? null;
  return {
    userId: fields.userId.id ?? "",
    replacesId: row?.id ?? null,
    bookingId,
    supplierId: fields.supplierId.id ?? (fields.supplierId.typed.trim() ? "" : null),
    percent: typedPercent(fields.percent),
    validFrom: bookingId ? null : fields.validFrom,
    basis: fields.basis,
    note: fields.note,
  };
}

/** "62.5", "62,5 %": a percent has no thousands, so either mark is that of its decimals; NaN for what is none. */
export function typedPercent(text: string): number {
  const percent = text.trim().replace(",", ".").replace(/\s*%$/, "");
  return percent === "" ? Number.NaN : Number(percent);
}

export const BASIS_CHOICES = Object.entries(BASIS_WORDS) as [AgreementBasis, string][];
