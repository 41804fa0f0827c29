/** Where what leads away from a screen meets the forms on it, whose code comes with them: until then nothing can be lost. */
export const way = {
  /** Goes, and asks first where something typed would be lost. */
  out: (go: () => void): void => go(),
  /** The same, and what is typed doesn't stay in the tab. */
  signOut: (go: () => void): void => go(),
  /** That what is typed is kept, and nobody is to be asked. */
  isFree: false,
};
