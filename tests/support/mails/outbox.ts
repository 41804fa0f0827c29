import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { RunningApp } from "../app/running-app";

/** The mails that the app has written to an address, in no order. */
export async function mailsTo(app: RunningApp, address: string): Promise<Email[]> {
  const files = existsSync(app.outbox) ? readdirSync(app.outbox).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(path.join(app.outbox, name)))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

/** The first link of that kind in their texts; empty where there is none. */
export function linkIn(mails: readonly Email[], kind: RegExp): string {
  return mails.map(({ text }) => kind.exec(text ?? "")?.[0] ?? "").find(Boolean) ?? "";
}
