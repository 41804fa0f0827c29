/** A supplier's typed name, and its id once it was chosen or found. */
export type ChosenSupplier = { readonly id: string | null; readonly name: string };
