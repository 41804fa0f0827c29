import { UUID } from "@/lib/platform/base/addresses/addresses.model";
import { shapedField, urlState, wholeField } from "@/lib/platform/base/addresses/url-state.model";

/** The parts of a report's address. */
export const REPORT_URL = urlState({
  account: shapedField(UUID),
  month: shapedField(/^\d{4}-(0[1-9]|1[0-2])$/),
  year: shapedField(/^20\d\d$/),
  page: wholeField(1, 100_000),
  pageSize: wholeField(50, 100),
});
