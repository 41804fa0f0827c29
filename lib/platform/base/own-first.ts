/** Figures by currency with those of one's own in front; the others keep their order. */
export function ownFirst<T extends { readonly currency: string }>(figures: readonly T[], own: string): T[] {
  return figures.toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own));
}
