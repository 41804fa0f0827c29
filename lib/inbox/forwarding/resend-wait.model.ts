/** How long one waits before the link can be sent again; beside no schema, as the page counts it down. */
export const RESEND_SECONDS = 60;
