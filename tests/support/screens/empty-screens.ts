import { type Screen, shows } from "./screen";

/** The screens of a person who has just signed up. */
export const EMPTY_SCREENS: readonly Screen[] = [
  shows("empty dashboard", "/", "Add Your First Booking"),
  shows("no bookings yet", "/bookings/open", "No bookings yet"),
  shows("an empty month", "/bookings/open?layout=calendar", "Subscribe"),
  shows("nobody to chase", "/bookings/open?view=chase", "No commission is overdue"),
  shows("no suppliers yet", "/suppliers", "No suppliers found"),
  shows("no emails yet", "/emails/new", "No emails found"),
  shows("forwarding", "/settings/email-forwarding", "Private inbound address"),
  shows("no api keys yet", "/settings/api-keys", "No keys yet"),
  shows("help", "/help", "Chase what is overdue"),
  shows("help with forwarding", "/help/email-setup", "Gmail"),
  shows("verify an address", "/verify-email", "Verify your email address"),
  shows("preview", "/email-preview", "Preview Not Available"),
];
