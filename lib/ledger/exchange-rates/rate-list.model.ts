import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { RateSource } from "./rate.model";

/** The page of the rates, and the currency or pair to search for, such as "USD" or "EUR/USD". */
export type RateListQuery = { readonly search: string; readonly page: number; readonly pageSize: number };

/** A rate as it is listed; `rate` keeps the digits of the import. */
export type RateRow = {
  readonly base: string;
  readonly quote: string;
  readonly day: CalendarDate;
  readonly rate: string;
  readonly source: RateSource;
  readonly fileName: string;
};

export type RateImport = {
  readonly id: string;
  readonly source: RateSource;
  readonly fileName: string;
  readonly rateCount: number;
  readonly createdAt: string;
};
