const KEPT = "singleKeys";

/** Whether letters and signs act by themselves; on, unless switched off in this browser. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(KEPT) !== "off";
}

export function keepSingleKeys(on: boolean): void {
  localStorage.setItem(KEPT, on ? "on" : "off");
}
