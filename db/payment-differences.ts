import { sql } from "drizzle-orm";

/**
 * By how much payments `a` of `allocations` differ from what was owed, and why, in the booking's currency: beside each a row
 * `part` with `reason` (a PaymentDifference) and `minor`, negative for what is missing. A gain on conversion that somebody said is
 * why more came counts once.
 */
export const DIFFERENCES_OF_PAYMENT = sql`lateral (values ('fee', -a.kept_minor), ('accepted', -a.short_pay_minor),
  (coalesce(a.difference_reason, 'overpayment'), a.over_minor),
  ('conversion', case when a.over_minor > 0 and a.difference_reason = 'conversion' then 0 else a.conversion_minor end)) part (reason, minor)`;
