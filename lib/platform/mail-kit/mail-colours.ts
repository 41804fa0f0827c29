/** The light colours of app/tokens.css, in a form that mail programs understand. */
export const MAIL_COLOURS = {
  page: "#faf8f5",
  card: "#ffffff",
  border: "#e3dfd9",
  text: "#18222a",
  muted: "#5b666d",
  primary: "#0b5a63",
  onPrimary: "#ffffff",
} as const;
