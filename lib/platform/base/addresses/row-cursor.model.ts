import { patternField } from "./url-state.model";

/**
 * A row's position in a list that is sorted by time: when the row was created, as an ISO text, and its id. A page
 * begins after such a position.
 */
export type RowCursor = { readonly at: string; readonly id: string };

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A position in a query parameter; empty means the beginning of the list. */
export const rowPlaceField = () => patternField(SHAPE);

export function rowPlaceText({ at, id }: RowCursor): string {
  return `${at}_${id}`;
}

/** Reads a position. Returns null for the beginning of the list and for a date that does not exist. */
export function rowPlaceOf(text: string): RowCursor | null {
  const [at, id] = text.split("_");
  return at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}
