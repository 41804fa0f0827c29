/** Whether the keyboard in use has Cmd where others have Ctrl; only a browser knows. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
