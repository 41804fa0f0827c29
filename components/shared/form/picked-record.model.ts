/**
 * The text typed into a record picker and the id of the chosen record. `id` is null as long as the
 * text isn't a chosen record.
 */
export type PickedRecord = { readonly id: string | null; readonly typed: string };
export const NOTHING_PICKED: PickedRecord = { id: null, typed: "" };
