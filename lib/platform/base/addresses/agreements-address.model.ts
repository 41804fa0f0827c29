import { choiceField, textField, urlState, wholeField } from "./url-state.model";

/** The query parameters of the list of agreements with agents; "all" includes agreements that have ended. */
export const AGREEMENTS_URL = urlState({
  search: textField(),
  show: choiceField(["all"]),
  page: wholeField(1, 100_000),
  pageSize: wholeField(25, 100),
});
