import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import { EVENT_NAMES, isLocal } from "./webhook.model";

const URL_LENGTH = 2_000;

/** The input for an endpoint. Whether its address is allowed is looked up when it is saved, and at each delivery. */
export const endpointDraft = z.object({
  url: z
    .string({ error: missing("URL is required") })
    .trim()
    .min(1, "URL is required")
    .max(URL_LENGTH, `Must be at most ${URL_LENGTH} characters`)
    .refine(isSecure, "Enter an address that begins with https://")
    .refine((url) => !hasPassword(url), "Leave user name and password out of the address"),
  events: z.array(z.enum(EVENT_NAMES)).min(1, "Choose at least one event").max(EVENT_NAMES.length),
});
export type EndpointDraft = z.output<typeof endpointDraft>;

function isSecure(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === "https:" || (parsed?.protocol === "http:" && isLocal(parsed));
}

function hasPassword(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.username + parsed.password !== "";
}
