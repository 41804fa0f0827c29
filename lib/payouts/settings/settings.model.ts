import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
import { percentSchema } from "../agreements/agreement-change.model";
import { PAID_FROM, type PaidFrom, SHORT_PAY_BEARERS, type ShortPayBearer } from "../shares/share.model";

const MINIMUM = "The minimum must be a whole number from 0";

/** A change of the settings of payouts. `version` is the one that was read, 0 before the first change. */
export const settingsChange = z.object({
  version: z.number().int().min(0),
  isOn: z.boolean(),
  /** Commission received on or after this day gets shares too, whenever it was matched. */
  startsOn: calendarDateSchema.nullable(),
  paidFrom: z.enum(PAID_FROM),
  shortPayBorneBy: z.enum(SHORT_PAY_BEARERS),
  defaultPercent: percentSchema,
  /** In hundredths of a unit of the run's currency. */
  minimumMinor: z.number({ error: MINIMUM }).int(MINIMUM).min(0, MINIMUM).max(1_000_000_000, MINIMUM),
  needsSecondApprover: z.boolean(),
});
export type SettingsChange = z.output<typeof settingsChange>;

/** The current settings. */
export type PayoutSettings = {
  readonly version: number;
  readonly isOn: boolean;
  readonly startsOn: CalendarDate | null;
  readonly paidFrom: PaidFrom;
  readonly shortPayBorneBy: ShortPayBearer;
  readonly defaultPercentBp: number;
  readonly minimumMinor: number;
  readonly needsSecondApprover: boolean;
};

/** The settings before the first change. */
export const NO_SETTINGS: PayoutSettings = {
  version: 0,
  isOn: false,
  startsOn: null,
  paidFrom: "RECEIPT",
  shortPayBorneBy: "PROPORTION",
  defaultPercentBp: 10_000,
  minimumMinor: 0,
  needsSecondApprover: true,
};
