/** The name of the session cookie set when the forwarding prompt is dismissed. */
export const PROMPT_COOKIE = "forwarding_prompt";
