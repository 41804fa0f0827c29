import { sql } from "drizzle-orm";

/**
 * The differences between payments (`allocations` a) and what was owed, in the booking's currency. Adds rows `part` to
 * each payment with a `reason` (a PaymentDifference) and `minor`, negative for missing money. A conversion gain that
 * was given as the reason for an overpayment counts only once.
 */
export const DIFFERENCES_OF_PAYMENT = sql`lateral (values ('fee', -a.kept_minor), ('accepted', -a.short_pay_minor),
  (coalesce(a.difference_reason, 'overpayment'), a.over_minor),
  ('conversion', case when a.over_minor > 0 and a.difference_reason = 'conversion' then 0 else a.conversion_minor end)) part (reason, minor)`;
