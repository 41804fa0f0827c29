import { env } from "./env";

/** Where Help & Support leads: the chat when there is one, else a mail. */
export function supportHref(): string {
  return env.SUPPORT_CHAT_URL ?? `mailto:${env.SUPPORT_EMAIL}`;
}
