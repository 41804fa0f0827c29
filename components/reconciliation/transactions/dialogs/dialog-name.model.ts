/** The dialogs that a transaction's address can request. */
const WORKBENCH_DIALOGS = ["link-booking", "link-report", "supplier", "split", "category", "offer"] as const;
export type WorkbenchDialog = (typeof WORKBENCH_DIALOGS)[number];

/** Returns the dialog with that name; null if there is none. */
export function dialogNamed(name: string | null): WorkbenchDialog | null {
  return WORKBENCH_DIALOGS.find((one) => one === name) ?? null;
}
