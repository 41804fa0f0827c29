/** Set for the browser session once the forwarding prompt is dismissed. */
export const PROMPT_COOKIE = "forwarding_prompt";
