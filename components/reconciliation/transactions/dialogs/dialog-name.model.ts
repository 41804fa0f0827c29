/** The dialogs that the address of a transaction may ask for. */
const WORKBENCH_DIALOGS = ["link-booking", "link-report", "supplier", "split", "category", "offer"] as const;
export type WorkbenchDialog = (typeof WORKBENCH_DIALOGS)[number];

/** The dialog of that name; null for none. */
export function dialogNamed(name: string | null): WorkbenchDialog | null {
  return WORKBENCH_DIALOGS.find((one) => one === name) ?? null;
}
