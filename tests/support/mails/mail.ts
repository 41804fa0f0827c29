import { readFileSync } from "node:fs";
import path from "node:path";
import type { RunningApp } from "../app/running-app";
import { withDatabase } from "../people/people";

/** The inbound webhook of an app. */
type Inbound = Pick<RunningApp, "baseURL" | "webhookSecret">;

const GOLDEN = path.join(import.meta.dirname, "../../golden");

/** Returns a sample email with its own message id, so that tests don't interfere. */
export function sampleMail(name: string, mark: string): Buffer {
  const raw = readFileSync(path.join(GOLDEN, `${name}.eml`), "latin1");
  return Buffer.from(raw.replace(/^Message-ID:.*$/im, `Message-ID: <${mark}@mail.test>`), "latin1");
}

/** Posts an email to an agent's private address as a mail server would; returns the status and outcome. */
export async function deliver(app: Inbound & Pick<RunningApp, "superuserUrl">, userId: string, raw: Buffer) {
  const [address] = await withDatabase(
    app,
    (db) => db<{ token: string }[]>`select token from inbound_addresses where user_id = ${userId}`,
  );
  return deliverTo(app, address?.token ?? "", raw);
}

/** Posts an email to any name at the inbound domain; a name of no agent leaves it unassigned. */
export async function deliverTo(app: Inbound, name: string, raw: Buffer) {
  const response = await fetch(`${app.baseURL}/api/webhooks/inbound-email/raw`, {
    method: "POST",
    headers: {
      "content-type": "message/rfc822",
      authorization: `Bearer ${app.webhookSecret}`,
      "x-original-recipient": `${name}@in.tallyport.example`,
    },
    body: new Uint8Array(raw),
  });
  return { status: response.status, body: (await response.json()) as { outcome?: string } };
}
