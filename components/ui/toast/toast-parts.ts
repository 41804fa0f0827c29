/** Where sonner shows messages. */
export const TOASTS = "[data-sonner-toaster]";
/** A dialog that stands above the page now. */
export const OPEN_DIALOG = "[role=dialog][data-state=open], [role=alertdialog][data-state=open]";
