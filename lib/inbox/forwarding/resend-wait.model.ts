/**
 * How long to wait before the link can be sent again. It is in a file without a schema because the page counts it down
 * in the browser.
 */
export const RESEND_SECONDS = 60;
