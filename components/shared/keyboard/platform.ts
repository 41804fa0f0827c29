/** Returns whether the keyboard has a Cmd key in place of Ctrl. Works in the browser only. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
