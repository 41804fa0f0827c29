import { env } from "./env";

/** Returns the address of Help & Support: the chat if there is one, else a mailto link. */
export function supportHref(): string {
  return env.SUPPORT_CHAT_URL ?? `mailto:${env.SUPPORT_EMAIL}`;
}
