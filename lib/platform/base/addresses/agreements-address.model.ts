import { choiceField, integerField, textField, urlState } from "./url-state.model";

/** The query parameters of the list of agreements with agents; "all" includes agreements that have ended. */
export const AGREEMENTS_URL = urlState({
  search: textField(),
  show: choiceField(["all"]),
  page: integerField(1, 100_000),
  pageSize: integerField(25, 100),
});
