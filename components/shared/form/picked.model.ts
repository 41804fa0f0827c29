/** What is typed, and the record that was chosen of what that finds; while something is typed that isn't chosen, `id` is null. */
export type Picked = { readonly id: string | null; readonly typed: string };
export const NOTHING_PICKED: Picked = { id: null, typed: "" };
