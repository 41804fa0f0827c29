import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { RunningApp } from "../app/running-app";

/** Returns the app's emails to an address, in no particular order. */
export async function mailsTo(app: RunningApp, address: string): Promise<Email[]> {
  const files = existsSync(app.outbox) ? readdirSync(app.outbox).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(path.join(app.outbox, name)))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

/** Returns the first matching link in the emails' texts, or an empty string. */
export function linkIn(mails: readonly Email[], kind: RegExp): string {
  return mails.map(({ text }) => kind.exec(text ?? "")?.[0] ?? "").find(Boolean) ?? "";
}
