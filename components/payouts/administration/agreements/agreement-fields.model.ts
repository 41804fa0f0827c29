import { NOTHING_PICKED, type PickedRecord } from "@/components/shared/form/picked-record.model";
import { type AgreementRow, BASIS_WORDS } from "@/lib/payouts/agreements/agreement-change.model";
import type { AgreementBasis } from "@/lib/payouts/shares/share.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** The values of the agreement dialog. */
export type AgreementFields = {
  readonly userId: PickedRecord;
  readonly supplierId: PickedRecord;
  readonly percent: string;
  readonly validFrom: CalendarDate | null;
  readonly basis: AgreementBasis;
  readonly note: string;
};

/**
 * The subject of the dialog: an existing agreement to change, or a booking that gets its own percentage. Without
 * either, the dialog adds a new agreement.
 */
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

/** Converts the fields for the server, which rejects a supplier that was typed but not chosen. */
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

/**
 * Parses "62.5" or "62,5 %". A percentage has no thousands separator, so both marks are decimal marks.
 * Returns NaN for other text.
 */
export function typedPercent(text: string): number {
  const percent = text.trim().replace(",", ".").replace(/\s*%$/, "");
  return percent === "" ? Number.NaN : Number(percent);
}

export const BASIS_CHOICES = Object.entries(BASIS_WORDS) as [AgreementBasis, string][];
