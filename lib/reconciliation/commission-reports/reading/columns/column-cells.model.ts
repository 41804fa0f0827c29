import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";
import { isAmount } from "../row-kinds.model";
import { columnWords, conceptsOf } from "./column-words.model";

/** Whether a column headed "Travel" contains days, so that it is the start of travel. */
export function isTravelDay(header: string, filled: readonly string[]): boolean {
  const isDay = (cell: string) => DATE_ORDERS.some((order) => parseTypedDate(cell, order) !== undefined);
  return conceptsOf(header).has("travel") && filled.length > 0 && filled.every(isDay);
}

/**
 * Whether a column headed "Host" contains different names: in Czech the word means a guest. In English it is a host
 * agency, whose column has amounts, or one name throughout.
 */
export function areGuests(header: string, filled: readonly string[]): boolean {
  const isName = (cell: string) => /\p{L}/u.test(cell) && !isAmount(cell);
  return columnWords(header) === "host" && new Set(filled).size > 1 && filled.every(isName);
}
