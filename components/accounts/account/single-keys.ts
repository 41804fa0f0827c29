const KEPT = "singleKeys";

/** Returns whether single letters and symbols work as shortcuts: yes, unless switched off in this browser. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(KEPT) !== "off";
}

export function keepSingleKeys(on: boolean): void {
  localStorage.setItem(KEPT, on ? "on" : "off");
}
