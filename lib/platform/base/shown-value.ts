import type { Money } from "./money";

/** A value as a screen writes it: texts as they are, days and amounts in the person's format. `day` is YYYY-MM-DD. */
export type ShownValue =
  | { readonly kind: "text"; readonly text: string | null }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "money"; readonly money: Money };

/** What something was before, and what it is now. */
export type ShownChange = { readonly label: string; readonly from: ShownValue; readonly to: ShownValue };
