import type { Money } from "./money";

/** A value to show on screen: a text as it is, a day or an amount in the person's format. `day` is YYYY-MM-DD. */
export type ShownValue =
  | { readonly kind: "text"; readonly text: string | null }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "money"; readonly money: Money };

/** The value of something before and after a change. */
export type ShownChange = { readonly label: string; readonly from: ShownValue; readonly to: ShownValue };
