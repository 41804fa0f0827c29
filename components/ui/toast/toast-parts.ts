/** A selector for the element in which sonner shows messages. */
export const TOASTS = "[data-sonner-toaster]";
/** A selector for open dialogs above the page. */
export const OPEN_DIALOG = "[role=dialog][data-state=open], [role=alertdialog][data-state=open]";
