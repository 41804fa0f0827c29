/**
 * The panel is next to the email from 1100 px on. Below that, its two parts become parts of the page: the extracted
 * values, which from 768 px on are shown only in the drawer, and the bar below the email.
 */
export const PANEL = "flex min-h-0 flex-1 flex-col in-data-[pane=panel]:max-[68.75rem]:contents";
export const PANEL_BODY =
  "px-4 py-3 max-md:border-t md:min-h-0 md:flex-1 md:overflow-y-auto md:overscroll-contain in-data-[pane=panel]:md:max-[68.75rem]:hidden";
