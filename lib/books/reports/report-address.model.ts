import { UUID } from "@/lib/platform/base/addresses/addresses.model";
import { integerField, patternField, urlState } from "@/lib/platform/base/addresses/url-state.model";

/** The parts of a report's address. */
export const REPORT_URL = urlState({
  account: patternField(UUID),
  month: patternField(/^\d{4}-(0[1-9]|1[0-2])$/),
  year: patternField(/^20\d\d$/),
  page: integerField(1, 100_000),
  pageSize: integerField(50, 100),
});
