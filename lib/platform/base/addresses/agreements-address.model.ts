import { choiceField, textField, urlState, wholeField } from "./url-state.model";

/** What the address of the agreements with agents says; "all" are those that have ended too. */
export const AGREEMENTS_URL = urlState({
  search: textField(),
  show: choiceField(["all"]),
  page: wholeField(1, 100_000),
  pageSize: wholeField(25, 100),
});
