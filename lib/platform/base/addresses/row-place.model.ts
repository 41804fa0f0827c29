import { shapedField } from "./url-state.model";

/** A row's place in a list by time: when it was made, an ISO text, and its id. A page begins behind one. */
export type RowPlace = { readonly at: string; readonly id: string };

const SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A place as addresses say it; empty for the beginning. */
export const rowPlaceField = () => shapedField(SHAPE);

export function rowPlaceText({ at, id }: RowPlace): string {
  return `${at}_${id}`;
}

/** Null for the beginning, and for a day that there isn't. */
export function rowPlaceOf(text: string): RowPlace | null {
  const [at, id] = text.split("_");
  return at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}
